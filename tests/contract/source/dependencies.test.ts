import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import {
  billOfMaterials,
  type Lock,
} from '../../../src/release/check/billOfMaterials'

const root = path.join(import.meta.dirname, '../../..')
const read = (file: string) =>
  JSON.parse(readFileSync(path.join(root, file), 'utf8'))
const lock: Lock = read('package-lock.json')
const { components } = billOfMaterials(lock, '1.0.0')

const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  '(Apache-2.0 AND MIT)',
])

test('everything that a release may be made of has a permissive licence', () => {
  const others = components.filter(
    ({ licenses }) => !permissive.has(licenses?.[0]?.expression ?? 'none'),
  )
  expect(others.map(({ name, licenses }) => [name, licenses])).toEqual([])
})

test('the bill of materials names every direct dependency, its version and its hash', () => {
  const { dependencies } = read('package.json')
  expect(components.map(({ name }) => name)).toEqual(
    expect.arrayContaining(Object.keys(dependencies)),
  )
  for (const { version, hashes } of components) {
    expect(version).toMatch(/^\d+\.\d+\.\d+/)
    expect(hashes?.[0]?.content).toMatch(/^[0-9a-f]{128}$/)
  }
})
