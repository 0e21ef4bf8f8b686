import { withGuide } from '../../errors/withGuide.initial'
import { parseJson, request, textOf, unreachable } from '../files/fetchJson'
import { loadLocal, saveLocal } from '../files/localValues'
import { isText } from '../files/shape'
import { LoadFailure, type LoadFailureReason } from '../LoadFailure'
import { verifyFile } from './assertTrust'
import { checkSettings } from './checkChannels'
import {
  type HostSettings,
  joinSettings,
  settingsAddress,
  settingsEdit,
} from './HostSettings'
import { isSignedByAny } from './storedChannels'
import type { Trust, TrustedChannels } from './Trust'

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
  const { keys } = trust
  const { hostname: host } = location
  const address = settingsAddress(folder ?? 'kept ', channels, host)
  const failure = (reason: LoadFailureReason, what: string, cause?: unknown) =>
    new LoadFailure(reason, `${address} ${what}.`, cause)
  const wrong = (what: string) => failure('invalid-channels', what)
  const text =
    folder === undefined
      ? await storedSettings(trust)
      : await fetchSettings(address, signal, wrong)
  // This host has no settings. It is only listed because the shortened hash of another host's name is the same.
  if (text === undefined) return trusted
  const result = checkSettings(parseJson(text))
  if (typeof result === 'string')
    throw failure('invalid-channels', `has no valid "${result}"`)
  let settings: HostSettings = result
  let owners = trust.owners
  if (keys) {
    const untrusted = (what: string, cause?: unknown) =>
      failure('untrusted', what, cause)
    const verified = await verifyFile(text, keys, checkSettings, untrusted)
    settings = verified.value
    owners = verified.signers
  }
  if (settings.host !== host)
    throw failure(
      'invalid-channels',
      `contains the settings of another host (${settings.host})`,
    )
  // During an outage, the stored settings apply even if the stored channels are newer. The stored channels are newer if
  // an earlier visit could fetch the channels but not the host's file.
  const joined = { ...trusted, channels: joinSettings(channels, settings) }
  if (folder === undefined) return joined
  // An edit that changes settings of hosts writes the files of all hosts, so it has removed older settings.
  const sinceEdit = settingsEdit(channels)
  if (settings.sequence < sinceEdit) {
    console.warn(
      withGuide(
        `Walletdock: ${address} is from edit ${settings.sequence}, but edit ${sinceEdit} changed settings of hosts. Upload the folder hosts/ before channels.json.`,
        'untrusted',
      ),
    )
    return trusted
  }
  for (const owner of owners) saveLocal(ownerOf(owner), text)
  return joined
}

/**
 * Fetches the text of a host's file. Some servers return an HTML page for missing files, so an HTML page counts as
 * missing. This rule is also safe for pages with a `publicKey`, because an attacker who can replace the file can also
 * delete it. A damaged file is an error.
 * @returns `undefined` if the file is missing
 */
async function fetchSettings(
  address: string,
  signal: AbortSignal | undefined,
  wrong: (what: string) => LoadFailure,
): Promise<string | undefined> {
  const init = { signal: signal ?? null }
  const response = await request(address, init)
  if (response.status === 404) return
  if (!response.ok) throw unreachable(address, `answered ${response.status}`)
  const text = await textOf(response, address, init, wrong)
  if (!text.trimStart().startsWith('<')) return text
  console.warn(
    withGuide(
      `Walletdock: ${address} is an HTML page, so it is treated as missing. Configure your server to answer 404 for missing files.`,
      'untrusted',
    ),
  )
  return
}

/** Returns the first stored settings that a key of this page has signed, or `undefined` if there are none. */
async function storedSettings({ keys, owners }: Trust) {
  for (const owner of owners) {
    const text = loadLocal(ownerOf(owner))
    if (isText(text) && (await isSignedByAny(text, keys))) return text
  }
  return
}

/** Returns the storage key of the settings. The channels of the same owner have the key `owner`. */
function ownerOf(owner: string) {
  return `${owner} host`
}
