import type { Contract } from './check/Contract'
import type { Channels } from './find/Channels'
import { chooseVersion } from './find/chooseVersion'
import { keepEarly } from './find/early'
import { folderOf } from './find/folderOf'
import type { Place } from './find/Place'
import { visitorDial } from './find/visitorDial'
import { preload } from './run/preload'

/**
 * A script for a page's HTML. It asks for what the kit will need while the page's own scripts are still on their way:
 *
 *     <script async src="https://wallet.example/start.js" data-channel="stable"></script>
 *
 * `data-url` names the remote, where this file lies elsewhere; `data-integrity` is the hash of `contract.json` that a
 * page without a channel asks for, as in the kit's options. It only fetches: what may run is the kit's to check.
 */
async function start({ dataset, src, nonce }: HTMLScriptElement) {
  const { url = src.slice(0, src.lastIndexOf('/')), channel } = dataset
  const folder = folderOf(url)
  const place = channel
    ? await placeIn(folder, channel)
    : { base: folder, contract: dataset['integrity'] }
  if (!place) return
  preload(place.preload, place.base, nonce)
  // `contract.json` is checked by the kit, against the hash that it was told itself.
  const contract: Contract = await askEarly(`${place.base}contract.json`, {
    integrity: place.contract ?? '',
  })
  const { entry, integrity, preload: files = [] } = contract
  preload(integrity, place.base, nonce, [entry, ...files])
}

/** The release that a channel leads to; the kit finds out whether the channels may be trusted. */
async function placeIn(
  folder: string,
  channel: string,
): Promise<Place | undefined> {
  const channels: Channels = await askEarly(`${folder}channels.json`, {
    // As the kit does: a rollback is for the next page load.
    cache: 'no-cache',
  })
  const { hostname: host } = location
  const version =
    !channels.disabled &&
    chooseVersion(channels, { channel, host, dial: visitorDial() })
  const release = version && channels.releases[version]
  return release
    ? { base: `${folder}releases/${version}/`, ...release }
    : undefined
}

/**
 * Asks for a JSON file before the kit does, and keeps the answer for it.
 * @returns what the file says, unchecked
 */
async function askEarly(address: string, how: RequestInit) {
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
