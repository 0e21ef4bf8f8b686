import { config, firstUrl, loadedOf, remoteUrl, walletOf } from './page.js'

const { $ } = window
const [loaded, output] = [$('<p id="mode">'), $('<output>')]
$('#page').append(loaded, output)

let url = firstUrl
window.lead = () => {
  url = remoteUrl
  $('wallet-dock').attr({ url })
}
window.show = async (isShown) => {
  output.text('')
  $('wallet-dock').remove()
  if (!isShown) return
  $('<wallet-dock label="Join">')
    .attr({ url })
    .prop({ config })
    .on('walletdock-changed', ({ originalEvent }) =>
      output.text(walletOf(originalEvent)),
    )
    .on('walletdock-loaded walletdock-failed', ({ originalEvent }) =>
      loaded.text(loadedOf(originalEvent)),
    )
    .insertBefore(output)
}

// As on a page without a bundler, the element is set up before its script has loaded.
window.show(true)
import(`${remoteUrl}/host/element.js`)
