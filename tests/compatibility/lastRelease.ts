import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import AdmZip from 'adm-zip'

/** Path of the kept release's archive. */
export const archive = path.join(import.meta.dirname, 'release.zip')

/**
 * Unpacks the kept release.
 * @throws Error if a file is damaged
 */
export function unpackRelease() {
  const folder = mkdtempSync(path.join(tmpdir(), 'walletdock-kept-'))
  new AdmZip(archive).extractAllTo(folder)
  return {
    /** Folder of the files that its remote served. */
    remoteFolder: path.join(folder, 'remote'),
    /** Folder of the sample host that was built beside it, with the kit of that time. */
    hostFolder: path.join(folder, 'host'),
    remove: () => rm(folder, { recursive: true }),
  }
}
