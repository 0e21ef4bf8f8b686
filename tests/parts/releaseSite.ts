import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Channels } from '../../src/host/find/Channels'
import { editChannels } from '../../src/release/channels/editChannels'
import { releaseOf } from '../../src/release/channels/releaseOf'
import { signChannels } from '../../src/release/channels/signChannels'
import {
  offerToHosts,
  readChannels,
  writeChannels,
  writeRelease,
} from '../../src/release/channels/site'
import { type StaticServer, startStaticServer } from './staticServer'

/** A site as a platform team serves it, on two origins, with today's build under two versions. */
export type ReleaseSite = {
  /** The folder that is served. */
  readonly folder: string
  readonly first: StaticServer
  readonly second: StaticServer
  /** One edit of the channels, in the words of `npm run release`. */
  readonly edit: (...words: readonly string[]) => void
  /** Writes the channels as they are, or changed behind the owner's back. */
  readonly write: (change?: Partial<Channels>) => void
  /** Puts back the channels that stood before the last edit. */
  readonly replay: () => void
  /** Ends every fault of both servers, and every edit. */
  readonly heal: () => void
  readonly stop: () => Promise<void>
}

/** The older release, which is stable, and a newer one. */
const versions = ['1.0.0', '1.1.0'] as const

const dist = path.join(import.meta.dirname, '../../dist')

/** @param pem Ed25519 key with which each edit is signed */
export async function startReleaseSite(pem?: string): Promise<ReleaseSite> {
  const folder = await mkdtemp(path.join(tmpdir(), 'walletdock-site-'))
  const site = path.join(folder, 'site')
  for (const version of versions) {
    const built = path.join(folder, 'built')
    await cp(dist, built, { recursive: true })
    await renumber(path.join(built, 'contract.json'), version)
    writeRelease(site, version, built)
    await rm(built, { recursive: true })
    const { version: _, ...release } = releaseOf(
      path.join(site, 'releases', version),
    )
    const channels = readChannels(site)
    const releases = { ...channels.releases, [version]: release }
    writeChannels(site, { ...channels, releases })
  }
  let before = readChannels(site)
  const edit = (...words: readonly string[]) => {
    before = readChannels(site)
    const edited = editChannels(before, words)
    const channels = pem ? signChannels(edited, pem) : edited
    writeChannels(site, channels)
    offerToHosts(site, channels)
  }
  edit('promote', versions[0])
  const atFirst = readChannels(site)
  const first = await startStaticServer({ folder: site })
  const second = await startStaticServer({ folder: site })
  return {
    folder: site,
    first,
    second,
    edit,
    write: (change) =>
      writeChannels(site, { ...readChannels(site), ...change }),
    replay: () => writeChannels(site, before),
    heal: () => {
      writeChannels(site, atFirst)
      offerToHosts(site, atFirst)
      for (const server of [first, second]) server.heal()
    },
    stop: async () => {
      await Promise.all([first.stop(), second.stop()])
      await rm(folder, { recursive: true })
    },
  }
}

async function renumber(file: string, version: string) {
  const contract = JSON.parse(await readFile(file, 'utf8'))
  await writeFile(file, JSON.stringify({ ...contract, version }))
}
