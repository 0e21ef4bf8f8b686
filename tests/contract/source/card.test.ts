import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '../../..')
const read = (file: string) =>
  JSON.parse(readFileSync(path.join(root, file), 'utf8'))

/** Package, major version, and the kind of dependency. */
test.each([
  ['react', 19, 'dependencies'],
  ['react-dom', 19, 'dependencies'],
  ['wagmi', 3, 'dependencies'],
  ['viem', 2, 'dependencies'],
  ['@emotion/css', 11, 'dependencies'],
  ['@rspack/core', 2, 'devDependencies'],
  ['@module-federation/enhanced', 2, 'devDependencies'],
] as const)('the product is made with %s %i [C5]', (name, major, kind) => {
  expect(read('package.json')[kind]).toHaveProperty([name])
  const { version } = read('package-lock.json').packages[`node_modules/${name}`]
  expect(version).toMatch(new RegExp(`^${major}\\.`))
})

/** Files that the card names, and files that belong at the root of a repository by convention. */
const topLevel = [
  ...['package.json', 'rspack.config.ts', 'tsconfig.json', 'README.md'],
  ...['src', 'host-example', 'tests'],
  ...['vitest.config.ts', 'playwright.config.ts'],
  ...['package-lock.json', 'LICENSE', 'CHANGELOG.md'],
  ...['.ci', '.config', '.github', '.editorconfig', '.gitignore', '.npmrc'],
]

test('the top level has exactly the fixed entries [C6]', () => {
  const tracked = execFileSync('git', ['ls-files'], {
    cwd: root,
    encoding: 'utf8',
  })
  const entries = new Set(tracked.trim().split('\n').map(firstPart))
  expect([...entries].filter((entry) => !topLevel.includes(entry))).toEqual([])
  expect([...entries]).toEqual(expect.arrayContaining(topLevel.slice(0, 7)))
})

function firstPart(file: string): string {
  return file.split('/')[0] ?? file
}
