import { checkSettings } from '../check/checkChannels'
import {
  type Trust,
  type TrustedChannels,
  verifyFile,
} from '../check/demandTrust'
import { parseJson } from '../check/parseJson'
import { isText } from '../check/shape'
import { LoadFailure, type LoadFailureReason } from '../LoadFailure'
import { request, textOf } from './fetchJson'
import {
  type HostSettings,
  joinSettings,
  settingsAddress,
} from './HostSettings'
import { keep, recall } from './memory'
import { unreachable } from './unreachable'

/**
 * Returns channels that also say what is set for the host of this page.
 * @param folder where the host's file is; none for settings that an earlier visit took
 * @throws LoadFailure 'unreachable', 'invalid-channels' or 'untrusted'
 */
export async function ownSettings(
  trusted: TrustedChannels,
  { keys, owners }: Trust,
  folder?: string,
  signal?: AbortSignal,
): Promise<TrustedChannels> {
  const { channels } = trusted
  const { hostname: host } = location
  const address = settingsAddress(folder ?? 'kept ', channels, host)
  const text =
    folder === undefined
      ? owners.map((owner) => recall(ownerOf(owner))).find(isText)
      : await fetchSettings(address, signal)
  // This host has no settings, and shares its number with one that has.
  if (text === undefined) return trusted
  const failure = (reason: LoadFailureReason, what: string, cause?: unknown) =>
    new LoadFailure(reason, `${address} ${what}.`, cause)
  const found = checkSettings(parseJson(text))
  if (typeof found === 'string')
    throw failure('invalid-channels', `has no valid "${found}"`)
  let settings: HostSettings = found
  if (keys) {
    const untrusted = (what: string, cause?: unknown) =>
      failure('untrusted', what, cause)
    const { value } = await verifyFile(text, keys, checkSettings, untrusted)
    settings = value
  }
  if (settings.host !== host)
    throw failure(
      'invalid-channels',
      `has the settings of another host (${settings.host})`,
    )
  const { pinned, ...others } = settings
  const isWithdrawn = pinned && channels.withdrawn?.includes(pinned)
  // In an outage the last settings hold, even if the channels are newer: they came, and the host's file did not.
  if (folder === undefined)
    return {
      ...trusted,
      channels: joinSettings(channels, isWithdrawn ? others : settings),
    }
  // Every edit writes both files, so older settings are those that an edit has taken away.
  if (settings.sequence < channels.sequence) {
    console.warn(
      `Walletdock: ${address} is of edit ${settings.sequence}, and channels.json of edit ${channels.sequence}. Upload the folder hosts/ before channels.json.`,
    )
    return trusted
  }
  for (const owner of owners) keep(ownerOf(owner), text)
  return { ...trusted, channels: joinSettings(channels, settings) }
}

/**
 * Some servers answer missing files with a page. It counts as missing even if the page trusts keys, because an attacker
 * who can replace the file can also delete it. A damaged file is an error.
 * @returns `undefined` if the file is missing
 */
async function fetchSettings(
  address: string,
  signal: AbortSignal | undefined,
): Promise<string | undefined> {
  const how = { signal: signal ?? null }
  const response = await request(address, how)
  if (response.status === 404) return
  if (!response.ok) throw unreachable(address, `answered ${response.status}`)
  const text = await textOf(response, address, how)
  if (!text.trimStart().startsWith('<')) return text
  console.warn(
    `Walletdock: ${address} is a page, and is taken for missing. Have your server answer missing files with 404.`,
  )
  return
}

/** The name under which settings are remembered, beside the channels of the same owner. */
function ownerOf(owner: string) {
  return `${owner} host`
}
