import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { withGuide } from '../../errors/withGuide'
import { fetchChannels, fetchFile } from '../channels/fetchChannels'
import { inspectSite } from '../channels/findAltered'
import { channelsPath, releasesPath } from '../channels/siteChannels'
import { StatusPage } from './StatusPage'

const root = new URL('../..', location.href).href

const guide = 'the-start-script-and-the-status-page'

/** A build that is not part of a site, such as that of `npm start`. */
const single =
  'This is a single build, without channels.json and releases.json. Every page that loads it gets this build.\nServe the folder that npm run release writes, to see here who gets which release, and why.'

/** Reads a file of the site that this page is served from. */
async function read(file: string): Promise<Uint8Array | undefined> {
  const response = await fetch(root + file, { cache: 'no-cache' })
  return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined
}

/** Reads the site. @throws Error if its files cannot be read or are not valid */
async function showSite(): Promise<ReactNode> {
  const found = await Promise.all(
    [channelsPath, releasesPath].map((file) => fetchFile(root, file)),
  )
  if (!found.some(Boolean)) return say('warning', single)
  const { site, altered } = await inspectSite(await fetchChannels(root), read)
  const versions = Object.keys(site.channels.releases)
  const contracts = await Promise.all(
    versions.map((version) => read(`releases/${version}/contract.json`)),
  )
  return (
    <StatusPage
      url={root}
      site={site}
      altered={altered}
      missing={versions.filter((_, at) => !contracts[at])}
      readAt={new Date()}
    />
  )
}

/** Shows a sentence in place of a site's status. */
function say(tone: 'warning' | 'bad', text: string): ReactNode {
  return (
    <>
      <h1>Walletdock status</h1>
      <p className={`state ${tone}`} role="alert">
        {text}
      </p>
    </>
  )
}

const main = document.querySelector('main')
if (main) {
  const page = createRoot(main)
  showSite()
    .catch(({ message }: Error) => say('bad', withGuide(message, guide)))
    .then((content) => page.render(content))
}
