import type { Manifest } from '@module-federation/sdk'
import type { Channels } from '../../kit/Channels'
import type { Contract } from '../../kit/Contract'
import type { EmbeddedChannels, EmbeddedRelease } from '../../kit/start'
import { splitHosts } from './servedChannels'

/** A file in the root of a site, which is created from a file of a release. */
type RootFile = {
  readonly from: string
  readonly as: string
  readonly change?: (built: string) => string
  /** True if the file never changes. A site that has the file then keeps it. */
  readonly isFinal?: true
}

/**
 * Returns the files that hosts load from the root of a site. These are the kit of each release, with its version in the
 * name for lock files, and files of the stable release with permanent names. If an older release lacks one of these
 * files, the root keeps its existing file.
 */
export function rootFiles(channels: Channels): readonly RootFile[] {
  const { stable } = channels.channels
  const kitOf = (version: string) => `walletdock-${version}.tgz`
  const kits = Object.keys(channels.releases).map(
    (version): RootFile => ({
      from: `releases/${version}/${kitOf(version)}`,
      as: kitOf(version),
      isFinal: true,
    }),
  )
  if (!stable) return kits
  const folder = `releases/${stable}/`
  const file = (
    name: string,
    change?: (built: string) => string,
    as = name,
  ): RootFile => ({ from: folder + name, as, ...(change && { change }) })
  const inRelease = (code: string) => importFrom(code, folder)
  return [
    ...kits,
    { from: folder + kitOf(stable), as: 'walletdock.tgz' },
    file('start.js', (built) => startFor(splitHosts(channels).served, built)),
    file('contract.json', (built) => contractFor(built, folder)),
    file(commandName),
    file('siteEntry.js', inRelease, 'remoteEntry.js'),
    file('mf-manifest.json', (built) => manifestFor(built, folder)),
    // The kit under the names of other kits, for pages that install one of them from here.
    file('rainbowkit.tgz'),
    file('connectkit.tgz'),
    file('@mf-types.zip'),
    file('@mf-types.d.ts'),
    ...['index.html', 'status.css', 'status.js', 'frame.html', 'frame.js'].map(
      (name) => file(`status/${name}`),
    ),
    file('host/element.js', (code) => importFrom(code, `../${folder}host/`)),
  ]
}

/** Returns the contract for pages without a channel. It refers to the files of the release, and to the channels. */
function contractFor(built: string, folder: string): string {
  const contract: Contract = JSON.parse(built)
  const { [contract.entry]: hash, ...others } = contract.integrity ?? {}
  const entry = folder + contract.entry
  const integrity = { [entry]: hash, ...others }
  return JSON.stringify({
    ...contract,
    entry,
    channels: 'channels.json',
    integrity,
  })
}

/**
 * Makes a script import from the folder of its own release, so that the imports still match the script after the next
 * edit.
 */
function importFrom(code: string, folder: string): string {
  const url = folder.startsWith('.') ? folder : `./${folder}`
  return code.replace(/\bimport\((folder\+)?"\.\//g, (call) =>
    call.replace('./', url),
  )
}

/**
 * Returns the manifest of a release for the root. Its entry is the root's own `remoteEntry.js`, which chooses the
 * release. Its assets are in the release's folder. @see siteEntry
 */
function manifestFor(built: string, folder: string): string {
  const manifest: Manifest = JSON.parse(built)
  manifest.metaData.remoteEntry.name = 'remoteEntry.js'
  const inFolder = (names: readonly string[]) =>
    names.map((name) => folder + name)
  for (const { assets } of [...manifest.shared, ...manifest.exposes])
    for (const part of [assets.js, assets.css]) {
      part.sync = inFolder(part.sync)
      part.async = inFolder(part.async)
    }
  return JSON.stringify(manifest)
}

/** File of a release with the command of the platform team. */
export const commandName = 'walletdock.mjs'

const opening = '{const known='

/**
 * Returns the text of `start.js` with the state of the remote. The state is on a separate line, because each edit
 * replaces it in a site's file.
 */
export function writeStart(
  code: string,
  embedded?: Partial<
    Record<keyof (EmbeddedChannels & EmbeddedRelease), unknown>
  >,
): string {
  return `${opening}${JSON.stringify(embedded) ?? 'void 0'};\n${code}}\n`
}

/**
 * Returns a release's `start.js` with the fields of the channels that a page needs before it has fetched
 * `channels.json`. Does not change the file of an older release, because that file does not contain a state.
 */
function startFor(served: Channels, built: string): string {
  if (!built.startsWith(opening)) return built
  const code = built.slice(built.indexOf('\n') + 1, built.lastIndexOf('}'))
  const { sequence, channels, canary, hosts, hostsSince, disabled, releases } =
    served
  const who = { sequence, channels, canary, hosts, hostsSince, disabled }
  return writeStart(code, { ...who, releases })
}
