import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import AdmZip from 'adm-zip'
import type { KeptRelease } from './KeptRelease'

/** Path of the kept release's archive. Its record is beside it. */
export const archive = path.join(import.meta.dirname, 'release.zip')

/** Returns the record of the kept release. */
export function keptRelease(): KeptRelease {
  return JSON.parse(readFileSync(archive.replace(/zip$/, 'json'), 'utf8'))
}

/** The kept release, unpacked. */
export type UnpackedRelease = KeptRelease & {
  /** Folder of its remote, as it was served. */
  readonly remoteFolder: string
  /** Folder of the sample host that was built beside it, with the kit of that time. */
  readonly hostFolder: string
  readonly remove: () => Promise<void>
}

/**
 * Unpacks the kept release.
 * @throws Error if a file differs from the released one
 */
export function unpackRelease(): UnpackedRelease {
  const kept = keptRelease()
  const zip = new AdmZip(archive)
  for (const [file, hash] of Object.entries(kept.files)) {
    const bytes = zip.getEntry(file)?.getData() ?? ''
    if (createHash('sha256').update(bytes).digest('hex') !== hash)
      throw new Error(`${file} differs from release ${kept.version}.`)
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'walletdock-kept-'))
  zip.extractAllTo(folder)
  return {
    ...kept,
    remoteFolder: path.join(folder, 'remote'),
    hostFolder: path.join(folder, 'host'),
    remove: () => rm(folder, { recursive: true }),
  }
}
