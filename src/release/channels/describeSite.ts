import { countListed } from '../../host/find/HostSettings'
import type { SiteChannels } from './channelFiles'
import { describeChannels } from './describeChannels'
import { isSigned, isSignedByAll, signersOf } from './signChannels'

/** Describes a site as it is, as text for the person who may edit it. */
export function describeSite(site: SiteChannels): string {
  const { channels } = site
  return [
    describeChannels(channels, channels),
    describeMissing(site),
    describeSignature(site),
  ].join('')
}

/** Says if hosts have settings that are not shown. */
export function describeMissing({
  channels,
  missingHosts,
}: SiteChannels): string {
  return missingHosts > 0
    ? `\nchannels.json lists ${countListed(channels)} hosts with settings of their own, and the files of ${missingHosts} are missing here. No file lists their names: before an edit, download the folder hosts/ of the server into the site's folder.`
    : ''
}

/** Says if the channels are not as they were signed, and how long the signatures still hold. */
function describeSignature({ channels, files }: SiteChannels): string {
  const { expires } = channels
  if (!isSigned(channels)) return ''
  const signers = signersOf(channels)
  const isIntact = [...files.values()].every((it) => isSignedByAll(it, signers))
  if (signers.length === 0 || !isIntact)
    return '\nA SIGNATURE IS MISSING OR DOES NOT MATCH: somebody has changed a file, or a command of 1.3 or older has signed it. Hosts that trust its key refuse the file.'
  const days = Math.floor((Date.parse(expires ?? '') - Date.now()) / dayMs)
  return days < 7
    ? `\nTHE SIGNATURES ${days < 0 ? 'HAVE EXPIRED' : `EXPIRE IN ${days} DAYS`}: sign again with \`renew --key FILE\`. Hosts with a publicKey refuse the file from a week after that date on.`
    : ''
}

const dayMs = 24 * 60 * 60 * 1000
