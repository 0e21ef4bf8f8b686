import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { withGuide } from '../../errors/withGuide'
import { parseJson } from '../../kit/files/fetchJson'
import { inspectSite } from '../channels/checkSite'
import { fetchChannels, liveReader } from '../channels/fetchChannels'
import { recordOf } from '../channels/siteChannels'
import { StatusPage } from './StatusPage'

const root = new URL('../..', location.href).href
const read = liveReader(root)

const guide = 'the-start-script-and-the-status-page'

/** A build that is not part of a site, such as that of `npm start`. */
const single =
  'This is a single build, without channels.json and releases.json. Every page that loads it gets this build.\nServe the folder that npm run release writes, to see here who gets which release, and why.'

/** Reads the site. @throws Error if its files cannot be read or are not valid */
async function showSite(): Promise<ReactNode> {
  const contract = new TextDecoder().decode(await read('contract.json'))
  // The contract at the root of a site names the channels. Deleting the channels must not look like a single build.
  const { name, channels } = recordOf(parseJson(contract))
  if (name === 'walletdock' && !channels) return say('warning', single)
  const inspection = await inspectSite(await fetchChannels(root), read)
  const versions = Object.keys(inspection.site.channels.releases)
  const contracts = await Promise.all(
    versions.map((version) => read(`releases/${version}/contract.json`)),
  )
  return (
    <StatusPage
      url={root}
      inspection={inspection}
      missing={versions.filter((_, at) => !contracts[at])}
      readAt={new Date()}
    />
  )
}

/** Shows a sentence instead of a site's status. */
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
