import { loadWithoutReact } from 'walletdock/host/load'
import type { StartPart } from './portal'

/** Starts a part without React. */
export const start: StartPart = async (place, { remoteUrl, config }) => {
  const loaded = await loadWithoutReact({ url: remoteUrl })
  if (!loaded.ok) return
  const button = document.createElement('span')
  const output = document.createElement('output')
  place.append(button, output)
  const wallet = loaded.modules.mount(button, config)
  const show = () => {
    const { status, address, chain } = wallet.getSnapshot()
    output.textContent = [status, address, chain?.id].join(' ')
  }
  wallet.subscribe(show)
  show()
}
