import { createSignal, Show } from 'solid-js'
import { render } from 'solid-js/web'
import 'walletdock/host/element'
import { config, firstUrl, loadedOf, remoteUrl, walletOf } from './page.js'

const [isShown, setShown] = createSignal(true)
const [url, setUrl] = createSignal(firstUrl)
const [wallet, setWallet] = createSignal('')
const [loaded, setLoaded] = createSignal('')

window.lead = () => setUrl(remoteUrl)
window.show = async (shown) => {
  setWallet('')
  setShown(shown)
}

render(
  () => (
    <>
      <p id="mode">{loaded()}</p>
      <Show when={isShown()}>
        <wallet-dock
          url={url()}
          label="Join"
          config={config}
          on:walletdock-changed={(event) => setWallet(walletOf(event))}
          on:walletdock-loaded={(event) => setLoaded(loadedOf(event))}
          on:walletdock-failed={(event) => setLoaded(loadedOf(event))}
        />
      </Show>
      <output>{wallet()}</output>
    </>
  ),
  document.querySelector('#page'),
)
