import { createHash } from 'node:crypto'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Contract } from '../../src/host/check/Contract'

/** Makes of a build the release after it: every script has another name, and nothing of the old names is left. */
export function nextRelease(folder: string): void {
  const at = (file: string) => path.join(folder, file)
  const read = (file: string) => readFileSync(at(file), 'utf8')
  const contract: Contract = JSON.parse(read('contract.json'))
  const files = Object.keys(contract.integrity ?? {})
  const table = files.find((file) => file.endsWith('.json')) ?? ''
  const { more, ...listed } = JSON.parse(read(table))
  const [rest] = more.split(' ')
  const scripts = Object.keys({ ...listed, ...JSON.parse(read(rest)) })
  const marks = scripts.map((file) => /\.(\w{6})\.js$/.exec(file)?.[1] ?? '')
  const mark = new RegExp(`(?<=[."])(?:${marks.join('|')})(?=[."])`, 'g')
  const renamed = (text: string) => text.replace(mark, another)

  for (const file of scripts) renameSync(at(file), at(renamed(file)))
  const restHash = hashOf(read(rest))
  writeFileSync(at(rest), renamed(read(rest)))
  const hashes = renamed(read(table)).replace(restHash, hashOf(read(rest)))
  const tableHash = hashOf(hashes)
  const entry = renamed(read(contract.entry)).replace(
    contract.integrity?.[table] ?? '',
    tableHash,
  )
  const name = contract.entry.replace(/\.\w{8}\.js$/, '.00000002.js')
  rmSync(at(contract.entry))
  writeFileSync(at(table), hashes)
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
