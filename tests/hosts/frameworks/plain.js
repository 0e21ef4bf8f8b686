import { config, firstUrl, loadedOf, remoteUrl, walletOf } from './page.js'

const [loaded, output] = ['p', 'output'].map((name) =>
  document.createElement(name),
)
loaded.id = 'mode'
document.querySelector('#page').append(loaded, output)
document.addEventListener('walletdock-changed', (event) => {
  output.textContent = walletOf(event)
})
for (const type of ['walletdock-loaded', 'walletdock-failed'])
  document.addEventListener(type, (event) => {
    loaded.textContent = loadedOf(event)
  })

let url = firstUrl
let dock
window.lead = () => {
  url = remoteUrl
  dock.url = url
}
window.show = async (isShown) => {
  output.textContent = ''
  dock?.remove()
  if (!isShown) return
  dock = document.createElement('wallet-dock')
  output.before(dock)
  // Properties also take effect if they are set after the element was added to the page.
  Object.assign(dock, { url, label: 'Join', config })
}

window.show(true)
import(`${remoteUrl}/host/element.js`)
