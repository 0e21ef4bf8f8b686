import { createRoot } from 'react-dom/client'
import { readSite } from './readSite'
import { StatusPage } from './StatusPage'

const main = document.querySelector('main')
if (main) {
  const root = createRoot(main)
  const site = new URL('../..', location.href).href
  readSite(site).then(
    (read) => root.render(<StatusPage site={read} />),
    (error: Error) =>
      root.render(
        <>
          <h1>Walletdock status</h1>
          <p className="state bad" role="alert">
            {error.message}
          </p>
        </>,
      ),
  )
}
