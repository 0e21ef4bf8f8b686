import { hostsLimit } from '../../platform/readText'
import type { Trust, TrustedChannels } from '../Channels'
import { fetchJson, parseJson } from '../files/fetchJson'
import { saveLocal } from '../files/localValues'
import { failureOf } from '../LoadFailure'
import { verifyFile } from './assertTrust'
import { checkHosts } from './checkChannels'
import { hostsAddress, hostsEdit, withSettings } from './HostSettings'
import { storedFiles } from './storedChannels'

/** End of the storage key of the settings. The channels have the same key without it. */
const kind = ' hosts'

/**
 * Returns a copy of the channels that contains the settings for this page's host.
 * @param folder folder of the site; `undefined` for the settings that an earlier visit stored
 * @throws LoadFailure 'unreachable', 'invalid-channels' or 'untrusted'
 */
export async function fetchHostSettings(
  trusted: TrustedChannels,
  trust: Trust,
  folder?: string,
  signal?: AbortSignal,
): Promise<TrustedChannels> {
  const { channels } = trusted
  const { hostname: host } = location
  const address = hostsAddress(folder ?? 'kept ', channels)
  const failure = failureOf(address)
  const wrong = (...why: [string, unknown?]) =>
    failure('invalid-channels', ...why)
  const init = { signal: signal ?? null }
  const [text] =
    folder === undefined
      ? await storedFiles(trust, kind)
      : [(await fetchJson(address, init, wrong, hostsLimit)).text]
  // An earlier visit has stored the channels, but could not fetch the settings. A pin may protect this host.
  if (text === undefined) throw failure('unreachable', 'is not stored')
  const found = checkHosts(parseJson(text))
  if (typeof found === 'string') throw wrong(`has no valid "${found}"`)
  const { value: hosts, signers: owners } = trust.threshold
    ? await verifyFile(text, trust.threshold, checkHosts, failure)
    : { value: found, signers: trust.owners }
  // During an outage, the stored settings apply even if the stored channels are newer. The stored channels are newer if
  // an earlier visit could fetch the channels but not the settings.
  if (folder !== undefined) {
    const sinceEdit = hostsEdit(channels)
    if (hosts.sequence < sinceEdit)
      throw wrong(
        `is from edit ${hosts.sequence}, but channels.json needs edit ${sinceEdit}`,
      )
    if (!Object.hasOwn(hosts.hosts, host))
      throw wrong(
        `has no settings for ${host}, although channels.json lists it`,
      )
    for (const owner of owners) saveLocal(owner + kind, text)
  }
  return { ...trusted, channels: withSettings(channels, hosts, host) }
}
