import { access, mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import AdmZip from 'adm-zip'

const folder = path.join(import.meta.dirname, '../@mf-types/walletdock')
const name = '@mf-types.zip'

/** Reads the archive of types that the remote publishes beside its code. */
async function fetchArchive(): Promise<Buffer> {
  const remoteUrl = process.env['REMOTE_URL']
  if (!remoteUrl)
    return readFile(path.join(import.meta.dirname, '../../dist', name))
  const response = await fetch(`${remoteUrl.replace(/\/$/, '')}/${name}`)
  if (!response.ok)
    throw new Error(`${response.url} answered ${response.status}.`)
  return Buffer.from(await response.arrayBuffer())
}

await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
new AdmZip(await fetchArchive()).extractAllTo(folder)
// If the archive had a different structure, every type would be missing, and the compiler would not report that.
await access(path.join(folder, 'useWallet.d.ts'))
