import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '../../..')
const read = (file: string) =>
  JSON.parse(readFileSync(path.join(root, file), 'utf8'))
type Package = {
  readonly license?: string
  readonly dev?: boolean
  readonly link?: boolean
}
const packages = Object.entries<Package>(read('package-lock.json').packages)

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

test('every package that the build or one of our pages may use has a permissive licence', () => {
  const others = packages.filter(
    ([folder, { dev, link, license = 'none' }]) =>
      folder.includes('node_modules/') &&
      !dev &&
      !link &&
      !permissive.has(license),
  )
  expect(others.map(([folder, { license }]) => [folder, license])).toEqual([])
})
