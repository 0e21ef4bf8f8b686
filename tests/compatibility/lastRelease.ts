import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import AdmZip from 'adm-zip'
import { byVersion } from './isVersionFor'
import type { KeptRelease } from './KeptRelease'

const place = import.meta.dirname

/** Returns the contract versions with a kept release, oldest first. */
export function keptContracts(): readonly string[] {
  return readdirSync(place)
    .filter((file) => file.endsWith('.zip'))
    .map((file) => path.basename(file, '.zip'))
    .sort(byVersion)
}

/** Returns the record of a kept release. */
export function keptRelease(contract: string): KeptRelease {
  return JSON.parse(readFileSync(path.join(place, `${contract}.json`), 'utf8'))
}

/** A kept release, unpacked. */
export type UnpackedRelease = KeptRelease & {
  /** Folder of its remote, as it was served. */
  readonly remoteFolder: string
  /** Folder of the sample host that was built beside it, with the kit of that time. */
  readonly hostFolder: string
  readonly remove: () => Promise<void>
}

/**
 * Unpacks a kept release.
 * @param contract version of the release's contract. @default the newest kept one
 * @throws Error if a file differs from the released one
 */
export function unpackRelease(
  contract = keptContracts().at(-1) ?? 'none',
): UnpackedRelease {
  const kept = keptRelease(contract)
  const archive = new AdmZip(path.join(place, `${contract}.zip`))
  for (const [file, hash] of Object.entries(kept.files)) {
    const bytes = archive.getEntry(file)?.getData() ?? ''
    if (createHash('sha256').update(bytes).digest('hex') !== hash)
      throw new Error(`${file} is not as it was released with ${contract}.`)
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'walletdock-kept-'))
  archive.extractAllTo(folder)
  return {
    ...kept,
    remoteFolder: path.join(folder, 'remote'),
    hostFolder: path.join(folder, 'host'),
    remove: () => rm(folder, { recursive: true }),
  }
}
