import type { Contract } from './check/Contract'
import type { Channels, Release } from './find/Channels'
import { chooseVersion } from './find/chooseVersion'
import { keepEarly } from './find/early'
import { folderOf } from './find/folderOf'
import {
  type HostSettings,
  isListed,
  joinSettings,
  settingsAddress,
} from './find/HostSettings'
import { type Place, placeOf } from './find/Place'
import { visitorDial } from './find/visitorDial'
import { page } from './page'
import { preload } from './run/preload'

/** What channels say of who gets which release. */
export type KnownChannels = Pick<
  Channels,
  | 'sequence'
  | 'channels'
  | 'canary'
  | 'hosts'
  | 'pinned'
  | 'disabled'
  | 'releases'
>

/** What a build says of its own release. */
export type KnownRelease = Pick<Release, 'preload'>

/** What was true of the remote when this file was written. */
declare const known: KnownChannels | KnownRelease | undefined

/**
 * A script for a page's HTML. It asks for what the kit will need while the page's own scripts are still on their way:
 *
 *     <script async src="https://wallet.example/start.js" data-channel="stable"></script>
 *
 * `data-url` names the remote, where this file lies elsewhere; `data-integrity` is the hash of `contract.json` that a
 * page without a channel asks for, as in the kit's options. It only fetches: what may run is the kit's to check.
 *
 * All is asked for at once, from what this file knows. A bundle that runs holds up every answer to a script, so that
 * what is asked for after an answer comes after the bundle. What the channels say by now is asked for as well.
 */
async function start({ dataset, src, nonce }: HTMLScriptElement) {
  const { contracts, found } = page()
  // A bundle from the cache was sooner: the kit has asked.
  if (contracts.size || found.size) return
  const { url = src.slice(0, src.lastIndexOf('/')) } = dataset
  const folder = folderOf(url)
  const contract = dataset['integrity']
  const isSite = known && 'releases' in known && !contract
  // A page without a channel gets what the site's channel `stable` gives.
  const channel = dataset['channel'] ?? (isSite ? 'stable' : undefined)
  if (!channel) {
    // A page that names a contract may want another one than this file is from.
    const files =
      known && 'preload' in known && !contract ? known.preload : undefined
    return ask({ base: folder, contract, preload: files }, nonce)
  }
  const root = dataset['channel']
    ? undefined
    : askEarly(`${folder}contract.json`, {})
  const asked = askEarly<KnownChannels>(`${folder}channels.json`, {
    // As the kit does: a rollback is for the next page load.
    cache: 'no-cache',
  })
  const { hostname } = location
  // A host with settings of its own may get another release than the channel gives.
  const guess =
    known &&
    'releases' in known &&
    !isListed(known, hostname) &&
    placeIn(known, folder, channel)
  const hear = async () => {
    const channels = await withSettings(await asked, folder, hostname)
    const place = placeIn(channels, folder, channel)
    if (place && !(guess && guess.contract === place.contract))
      await ask(place, nonce)
  }
  await Promise.all([root, guess && ask(guess, nonce), hear()])
}

async function withSettings(
  channels: KnownChannels,
  folder: string,
  hostname: string,
): Promise<KnownChannels> {
  if (!isListed(channels, hostname)) return channels
  const settings = await askEarly<HostSettings>(
    settingsAddress(folder, channels, hostname),
    {},
  )
  return joinSettings(channels, settings)
}

/** The release that a channel leads to; the kit finds out whether the channels may be trusted. */
function placeIn(
  channels: KnownChannels,
  folder: string,
  channel: string,
): Place | undefined {
  const { hostname: host } = location
  const version =
    !channels.disabled &&
    chooseVersion(channels, { channel, host, dial: visitorDial })
  const release = version && channels.releases[version]
  return release ? placeOf(folder, version, release) : undefined
}

/** Asks for a release's files. */
async function ask({ base, contract, preload: files }: Place, nonce: string) {
  preload(files, base, nonce)
  // `contract.json` is checked by the kit, against the hash that it was told itself.
  const {
    entry,
    integrity,
    preload: rest = [],
  } = await askEarly<Contract>(`${base}contract.json`, {
    integrity: contract ?? '',
  })
  preload(integrity, base, nonce, [entry])
  // At the root of a site, the entry and its files are in the folder of a release.
  preload(integrity, new URL(entry, base), nonce, rest)
}

/**
 * Asks for a JSON file before the kit does, and keeps the answer for it.
 * @returns what the file says, unchecked
 */
async function askEarly<Said>(
  address: string,
  how: RequestInit,
): Promise<Said> {
  const asked = fetch(address, how)
  const kept = asked.then((answer) => answer.clone())
  // The kit hears of a failure when it takes the answer; a page that never does has nothing to hear.
  kept.catch(() => {})
  keepEarly(address, how, kept)
  return (await asked).json()
}

const script = document.currentScript
if (script instanceof HTMLScriptElement)
  start(script).catch(() => {
    // The kit asks for the same things, and tells what is wrong with them.
  })
