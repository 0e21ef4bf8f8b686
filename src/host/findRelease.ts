import { checkChannels } from './checkChannels'
import { chooseVersion } from './chooseVersion'
import { fetchJson } from './fetchJson'
import { LoadFailure } from './LoadFailure'
import { keep } from './memory'
import type { Place } from './Place'
import { visitorDial } from './visitorDial'

/** What a host says of the channel that it follows. */
export type ChannelOptions = {
  readonly channel: string
  readonly publicKey?: string | undefined
}

/**
 * Asks which release this visitor is to get: one request.
 * @throws LoadFailure 'unreachable', 'invalid-channels', 'untrusted' or 'disabled'
 */
export async function findRelease(
  url: string,
  { channel, publicKey }: ChannelOptions,
  signal: AbortSignal,
): Promise<Place> {
  const asked = `${url}channels.json`
  const failure =
    (reason: LoadFailure['reason']) => (what: string, cause?: unknown) =>
      new LoadFailure(reason, `${asked} ${what}.`, cause)
  const wrong = failure('invalid-channels')

  // Never an old one from a cache: a rollback is for the next page load.
  const how = { cache: 'no-cache', signal } as const
  const { answer } = await fetchJson(asked, how, wrong)
  const channels = checkChannels(answer)
  if (typeof channels === 'string') throw wrong(`has no valid "${channels}"`)
  if (publicKey) {
    // Few pages demand signatures: the others do not download what checks them.
    const { demandTrust } = await import('./demandTrust')
    await demandTrust(channels, publicKey, url, failure('untrusted'))
  }
  if (channels.disabled)
    throw failure('disabled')(`has turned the wallet off: ${channels.disabled}`)

  const { hostname: host } = location
  const version = chooseVersion(channels, {
    channel,
    host,
    dial: visitorDial(),
  })
  const release = version && channels.releases[version]
  if (!release)
    throw wrong(`has no release for channel "${channel}" (version ${version})`)
  const place = { base: `${url}releases/${version}/`, ...release }
  const { sequence } = channels
  return { ...place, remember: () => keep(url, { ...place, sequence }) }
}
