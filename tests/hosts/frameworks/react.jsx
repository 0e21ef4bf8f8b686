import { StrictMode, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import 'walletdock/host/element'
import { config, firstUrl, loadedOf, remoteUrl, walletOf } from './page.js'

function Page() {
  const [isShown, setShown] = useState(true)
  const [url, setUrl] = useState(firstUrl)
  const [wallet, setWallet] = useState('')
  const [loaded, setLoaded] = useState('')
  window.lead = () => setUrl(remoteUrl)
  window.show = async (shown) =>
    flushSync(() => {
      setShown(shown)
      setWallet('')
    })
  return (
    <>
      <p id="mode">{loaded}</p>
      {isShown && (
        // A new object in every render, as hosts usually write it.
        <wallet-dock
          url={url}
          label="Join"
          config={{ ...config }}
          onwalletdock-changed={(event) => setWallet(walletOf(event))}
          onwalletdock-loaded={(event) => setLoaded(loadedOf(event))}
          onwalletdock-failed={(event) => setLoaded(loadedOf(event))}
        />
      )}
      <output>{wallet}</output>
    </>
  )
}

createRoot(document.querySelector('#page')).render(
  <StrictMode>
    <Page />
  </StrictMode>,
)
