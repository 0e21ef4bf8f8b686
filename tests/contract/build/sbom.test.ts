import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '../../..')
const read = (file: string) =>
  JSON.parse(readFileSync(path.join(root, file), 'utf8'))

type Component = {
  readonly name: string
  readonly version: string
  readonly licenses?: readonly { readonly expression: string }[]
  readonly hashes?: readonly { readonly content: string }[]
}
const components: readonly Component[] = read('dist/sbom.json').components
const names = new Set(components.map(({ name }) => name))

test('sbom.json names every package that a script contains, and no other', () => {
  const modules: Readonly<Record<string, readonly string[]>> = {
    ...read('dist/modules.json'),
    ...read('dist/federation/modules.json'),
  }
  // Our own modules are listed by their path.
  const packages = Object.values(modules)
    .flat()
    .filter((name) => !/\.\w+$/.test(name) || names.has(name))
  expect([...names].sort()).toEqual([...new Set(packages)].sort())
  // The tests' hosts install these packages, and older copies of others.
  for (const foreign of ['vue', 'typescript', '@reown/appkit'])
    expect(names).not.toContain(foreign)
  const versionsOf = (wanted: string) =>
    components.filter(({ name }) => name === wanted).map((it) => it.version)
  for (const library of ['wagmi', 'react'])
    expect(versionsOf(library)).toEqual([
      read(`node_modules/${library}/package.json`).version,
    ])
})

test('sbom.json has the version, the licence and the hash of each package', () => {
  for (const { version, licenses, hashes } of components) {
    expect(version).toMatch(/^\d+\.\d+\.\d+/)
    expect(licenses).toHaveLength(1)
    expect(hashes?.[0]?.content).toMatch(/^[0-9a-f]{128}$/)
  }
})
