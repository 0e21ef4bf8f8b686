import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Ajv from 'ajv/dist/2020'
import { expect, test } from 'vitest'
import { checkContract } from '../../../src/host/check/checkContract'
import { writeRelease } from '../../../src/release/channels/site'
import { contractSchema } from '../../../src/release/check/contractSchema'

const dist = path.join(import.meta.dirname, '../../../dist')
const read = (folder: string, file: string) =>
  JSON.parse(readFileSync(path.join(folder, file), 'utf8'))
const contract = read(dist, 'contract.json')
const published = read(dist, 'contract.schema.json')
const fits = new Ajv({ strict: true, allErrors: true }).compile(published)

test('the published schema is valid, and the one that is kept here', () => {
  expect(new Ajv().validateSchema(published)).toBe(true)
  expect(published).toEqual(contractSchema)
})

test('the contract as built fits the schema, which describes each of its fields', () => {
  expect([fits(contract), fits.errors]).toEqual([true, null])
  expect(Object.keys(published.properties)).toEqual(
    expect.arrayContaining(Object.keys(contract)),
  )
})

test('the schema lies in the folder of each release', () => {
  const site = mkdtempSync(path.join(tmpdir(), 'walletdock-schema-'))
  try {
    writeRelease(site, contract.version, dist)
    const folder = path.join(site, 'releases', contract.version)
    expect(read(folder, 'contract.schema.json')).toEqual(published)
  } finally {
    rmSync(site, { recursive: true })
  }
})

const required: readonly string[] = published.required

test('every field that the host kit insists on is required', () => {
  const insisted = Object.keys(contract).filter(
    (field) => typeof checkContract(without(field)) === 'string',
  )
  expect(required).toEqual(insisted)
})

test.each(required)(
  'a contract without %s fails the schema, and the kit says the same',
  (field) => {
    expect(fits(without(field))).toBe(false)
    expect(checkContract(without(field))).toBe(field)
  },
)

/** Lists, of which a table is none: of those, the kit takes what is empty or text. */
const lists: readonly unknown[] = [
  ...[[], [1], ['./ConnectButton'], ['a.js'], [''], ['a', null]],
  ['//b.example/c.js'],
]
const tables = ['requires', 'integrity', 'capabilities', 'origins']

/** Values that some field may have, and most may not. */
const values: readonly unknown[] = [
  ...[null, 0, 7, true, '', ' ', 'walletdock', 'another-remote', '1', '1.2.3'],
  ...['v1.2.3', '1.2.3-rc.1', 'remoteEntry.js', 'chunks/core.1a.js'],
  ...['../entry.js', 'chunks/../../entry.js', '/entry.js', './entry.js'],
  ...['https://elsewhere.example/entry.js', '//elsewhere.example/entry.js'],
  ...['javascript:alert(1)', 'entry.js\n', 'a b', 'a$b', 'a;alert(1)'],
  ...[{}, { react: 19 }, { react: '' }, { react: '>=19' }],
  ...[{ react: '^19.0.0' }, { react: '^18.0.0 || ^19.0.0' }],
  ...[{ react: '^19' }, { 'remoteEntry.js': 'sha384-abc' }, { a: null }],
  ...[{ a: ['b'] }, { a: [] }, { a: [''] }, { a: [1] }, { a: ['b'], c: 'd' }],
]

test.each(Object.keys(published.properties))(
  'of %s, the schema and the kit take and refuse the same',
  (field) => {
    const tried = tables.includes(field) ? values : [...values, ...lists]
    const verdicts = tried.map((value) => {
      const changed = { ...contract, [field]: value }
      return { value, schema: fits(changed), kit: checkContract(changed) }
    })
    for (const { value, schema, kit } of verdicts)
      expect([value, typeof kit === 'string']).toEqual([value, !schema])
    expect(new Set(verdicts.map(({ schema }) => schema)).size).toBe(2)
  },
)

test('a list in place of a table is refused by the schema, and by the kit too where it holds anything but text', () => {
  for (const field of tables)
    for (const list of lists)
      expect([list, fits({ ...contract, [field]: list })]).toEqual([
        list,
        false,
      ])
  for (const list of [[1], [''], ['a', null]])
    for (const field of tables)
      expect(checkContract({ ...contract, [field]: list })).toBe(field)
})

test('what is no contract at all fails both', () => {
  for (const answer of [null, 7, 'contract', [], {}]) {
    expect([answer, fits(answer)]).toEqual([answer, false])
    expect(checkContract(answer)).toBe('name')
  }
})

function without(field: string): Record<string, unknown> {
  const { [field]: _, ...rest } = contract
  return rest
}
