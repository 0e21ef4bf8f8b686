import { loadWithoutReact } from 'walletdock/host/load'
import { configOf, type StartPart, tell } from './Part'

/** Starts a part without React. */
export const start: StartPart = async (place, settings) => {
  const { url, integrity } = settings
  const loaded = await loadWithoutReact({
    url,
    ...(integrity && { integrity }),
  })
  tell(place, loaded)
  if (!loaded.ok) return
  const button = document.createElement('span')
  const output = document.createElement('output')
  place.append(button, output)
  const wallet = loaded.modules.mount(button, configOf(place, settings))
  const show = () => {
    const { status, address, chain } = wallet.getSnapshot()
    output.textContent = [status, address, chain?.id].join(' ')
  }
  wallet.subscribe(show)
  show()
}
