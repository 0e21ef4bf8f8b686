import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { withGuide } from '../../errors/withGuide'
import { isSignedByAny } from '../../kit/channels/signatures'
import { checkSite } from '../channels/describeChannels'
import { fetchChannels } from '../channels/fetchChannels'
import { readReleases } from './readReleases'
import { StatusPage } from './StatusPage'

const root = new URL('../..', location.href).href

/** Reads the site that this page is served from. @throws Error if its files cannot be read or are not valid */
async function showSite(): Promise<ReactNode> {
  const site = await fetchChannels(root)
  const { channels } = site
  const [findings, releases] = await Promise.all([
    checkSite(site, { isSignedBy: (text, key) => isSignedByAny(text, [key]) }),
    readReleases(root, channels),
  ])
  return (
    <StatusPage channels={channels} findings={findings} releases={releases} />
  )
}

function showError({ message }: Error): ReactNode {
  return (
    <>
      <h1>Walletdock status</h1>
      <p className="state bad" role="alert">
        {withGuide(message, 'the-start-script-and-the-status-page')}
      </p>
    </>
  )
}

const main = document.querySelector('main')
if (main) {
  const page = createRoot(main)
  showSite()
    .catch(showError)
    .then((content) => page.render(content))
}
