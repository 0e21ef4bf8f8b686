import { createHash } from 'node:crypto'
import {
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import type { Contract } from '../../src/host/check/Contract'

/** Makes of a build the release after it: every script has another name, and nothing of the old names is left. */
export function nextRelease(folder: string): void {
  const at = (file: string) => path.join(folder, file)
  const read = (file: string) => readFileSync(at(file), 'utf8')
  const contract: Contract = JSON.parse(read('contract.json'))
  const files = Object.keys(contract.integrity ?? {})
  const table = files.find((file) => file.endsWith('.json')) ?? ''
  const scripts = readdirSync(at('chunks'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => `chunks/${file}`)
  const [mark = ''] = /\w{6}(?=\.js$)/.exec(scripts[0] ?? '') ?? []
  // In names, and in the entry, which makes names with it.
  const marks = new RegExp(`(?<=[."])${mark}(?=[."])`, 'g')
  const renamed = (text: string) => text.replace(marks, another)

  for (const file of scripts) renameSync(at(file), at(renamed(file)))
  /** Writes a table of hashes anew, those that it names first. @returns its new hash */
  const rewrite = (file: string): string => {
    let text = renamed(read(file))
    const [next, hash = ''] = JSON.parse(text).more?.split(' ') ?? []
    if (next) text = text.replace(hash, rewrite(next))
    writeFileSync(at(file), text)
    return hashOf(text)
  }
  const tableHash = rewrite(table)
  const entry = renamed(read(contract.entry)).replace(
    contract.integrity?.[table] ?? '',
    tableHash,
  )
  const name = contract.entry.replace(/\.\w{8}\.js$/, '.00000002.js')
  rmSync(at(contract.entry))
  for (const file of [name, 'remoteEntry.js']) writeFileSync(at(file), entry)
  const next = JSON.parse(renamed(JSON.stringify(contract)))
  const { [contract.entry]: _, ...integrity } = next.integrity
  writeFileSync(
    at('contract.json'),
    JSON.stringify({
      ...next,
      version: '99.0.0',
      entry: name,
      integrity: { ...integrity, [table]: tableHash, [name]: hashOf(entry) },
    }),
  )
}

/** Differs in every digit. */
function another(mark: string) {
  return mark.replace(/./g, (digit) =>
    (15 - Number.parseInt(digit, 16)).toString(16),
  )
}

function hashOf(text: string) {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`
}
