import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Stages } from './Stages'

const dist = path.join(import.meta.dirname, '../../dist')

/** The scripts of the languages have a separate table of hashes. */
export function largestLanguage(): Stages['language'] {
  const [table = ''] = readdirSync(path.join(dist, 'chunks')).filter((file) =>
    /^languages\..*\.json$/.test(file),
  )
  const files = JSON.parse(
    readFileSync(path.join(dist, 'chunks', table), 'utf8'),
  )
  const sizes = Object.keys(files).map((file) => {
    const script = readFileSync(path.join(dist, file))
    return { path: file, bytes: gzipSync(script, { level: 9 }).length }
  })
  return sizes.reduce((one, other) => (other.bytes > one.bytes ? other : one))
}
