import type { Channels } from '../../kit/Channels'
import { daysUntil } from '../../kit/channels/daysUntil'
import { channelsPath, type SiteChannels } from './channelFiles'
import { describeChannels } from './describeChannels'
import { isSigned, isSignedBy, signersOf } from './signChannels'

/**
 * Describes a site, as text for the person who edits it.
 * @param ownKeys public keys of that person. Each of these keys must have signed each file
 * @param wrong what is wrong with the files of releases, as sentences
 */
export function describeSite(
  site: SiteChannels,
  ownKeys: readonly string[],
  wrong: readonly string[] = [],
): string {
  const { channels } = site
  return [
    describeChannels(channels, channels),
    describeMissing(site),
    wrong.length > 0
      ? `\nA FILE IS MISSING OR ALTERED: ${wrong.join('\n')}`
      : describeSignatures(site, ownKeys),
  ].join('')
}

/** Returns a note if settings of hosts are missing in the description. */
export function describeMissing({
  channels,
  lacksHosts,
}: SiteChannels): string {
  return lacksHosts
    ? `\n${channels.hosts?.join(', ')} have their own settings, but their file hosts.json is missing here or older. Download it from the server into the site's folder before an edit of a host's settings or a change of keys. Other edits, such as \`disable\`, do not need it.`
    : ''
}

/** Returns which signature is missing or wrong, or that all are valid and how soon they expire. */
function describeSignatures(
  { channels, files }: SiteChannels,
  ownKeys: readonly string[],
): string {
  if (!isSigned(channels) && ownKeys.length === 0) return ''
  const keys = [...new Set([...ownKeys, ...signersOf(channels)])]
  const wrong = [...files].flatMap(([file, text]) =>
    keys.filter((key) => !isSignedBy(text, key)).map((key) => ({ file, key })),
  )
  const [{ file, key } = { file: channelsPath, key: 'none' }] = wrong
  if (keys.length === 0 || wrong.length > 0)
    return `\nA SIGNATURE IS MISSING OR DOES NOT MATCH: ${file}, key ${key}. Somebody has changed the file or signed it with another key. Hosts that trust this key refuse the file.`
  return `\n${describeKeys(ownKeys)}${describeEnd(channels)}`
}

/**
 * Returns who has signed. Only a check against the person's own keys proves that the site is genuine, because anybody
 * can sign a forged site with a new key.
 */
function describeKeys(ownKeys: readonly string[]): string {
  return ownKeys.length > 0
    ? `Each file has a valid signature of ${ownKeys.join(' and ')}.`
    : 'These signatures are valid, but anybody can make a key. `status --key FILE` checks that your key signed.'
}

function describeEnd({ expires = '' }: Channels): string {
  const days = daysUntil(expires, Date.now())
  return days < 7
    ? `\nTHE SIGNATURES ${days < 0 ? 'HAVE EXPIRED' : `EXPIRE IN ${days} DAYS`}: sign again with \`renew --key FILE\`. A week after that date, hosts with a publicKey begin to refuse the file.`
    : ''
}
