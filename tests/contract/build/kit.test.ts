import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const dist = path.join(import.meta.dirname, '../../../dist')
const kit = path.join(dist, 'host')
const read = (file: string) => readFileSync(path.join(dist, file))
const json = (file: string) => JSON.parse(read(file).toString())
const described = json('host/package.json')

test('the kit is beside the contract, under a name with its version and under a fixed name', () => {
  const { version } = json('contract.json')
  expect(described.version).toBe(version)
  expect(read(`walletdock-${version}.tgz`)).toEqual(read('walletdock.tgz'))
})

test('the kit depends on no package, and React 18 or 19 is an optional peer dependency', () => {
  expect(described).not.toHaveProperty('dependencies')
  expect(described.peerDependencies).toEqual({
    react: '^18 || ^19',
    'react-dom': '^18 || ^19',
    wagmi: '*',
    '@tanstack/react-query': '*',
  })
  expect(described.peerDependenciesMeta).toEqual({
    react: { optional: true },
    'react-dom': { optional: true },
    wagmi: { optional: true },
    '@tanstack/react-query': { optional: true },
  })
})

test('the kit’s package.json has the contract versions that it supports, and its licence', () => {
  expect(described.walletdock).toEqual({
    api: '^1.4.0',
    version: described.version,
  })
  expect(described.license).toBe('MIT')
})

test('the archive has every file that the package names, and nothing of the remote', () => {
  const files = execFileSync('tar', ['-tzf', path.join(dist, 'walletdock.tgz')])
    .toString()
    .trim()
    .split('\n')
    .map((file) => file.replace(/^package\//, './'))
  const named = Object.values<unknown>(described.exports).flatMap((target) =>
    Object.values(typeof target === 'string' ? [target] : Object(target)),
  )
  expect(files).toEqual(
    expect.arrayContaining([...named, './LICENSE', './troubleshoot.md']),
  )
  for (const file of files) expect(existsSync(path.join(kit, file))).toBe(true)
})

test.each([
  [
    'rainbowkit',
    '@rainbow-me/rainbowkit',
    [
      '.',
      './config',
      './package.json',
      './styles.css',
      './testing',
      './wallets',
    ],
  ],
  [
    'connectkit',
    'connectkit',
    ['.', './config', './package.json', './styles.css', './testing'],
  ],
])(
  '%s.tgz has the same files under the name and the paths of %s',
  (entry, name, paths) => {
    const archive = path.join(dist, `${entry}.tgz`)
    const list = (file: string) =>
      execFileSync('tar', ['-tzf', file]).toString().split('\n').sort()
    expect(list(archive)).toEqual(list(path.join(dist, 'walletdock.tgz')))
    const manifest = JSON.parse(
      execFileSync('tar', [
        '-xzOf',
        archive,
        'package/package.json',
      ]).toString(),
    )
    expect(manifest.name).toBe(name)
    expect(Object.keys(manifest.exports).sort()).toEqual(paths)
    expect(manifest.exports['.']).toEqual(described.exports[`./${entry}`])
    expect(manifest).not.toHaveProperty('bin')
  },
)

test('the kit has the guide that its messages name, without links to guides that it does not have', () => {
  const guide = read('host/troubleshoot.md').toString()
  expect(guide).toContain('\n### untrusted\n')
  expect(guide).toContain('](#run-the-self-test)')
  expect(guide).not.toMatch(/\]\([\w-]+\.md/)
})

test.each(['walletdock', 'react', 'rainbowkit', 'connectkit'])(
  '%s is marked as client code for frameworks that render on a server',
  (entry) => {
    expect(read(`host/${entry}.js`).toString()).toMatch(/^"use client";/)
  },
)

const folder = path.join(import.meta.dirname, '../../../dist/host')
/** The folder's scripts that pages load. The other one is Playwright's. */
const files = readdirSync(folder).filter(
  (file) => file.endsWith('.js') && file !== 'playwright.js',
)

const named = (file: string, pattern: RegExp) =>
  [...readFileSync(path.join(folder, file), 'utf8').matchAll(pattern)].map(
    ([, name = '']) => name,
  )

const ofOtherKits = ['otherKits', 'rainbowkit', 'connectkit'].flatMap((name) =>
  readdirSync(path.join(import.meta.dirname, '../../../src/kit', name)).map(
    (file) => file.replace(/\.\w+$/, '.js'),
  ),
)
/** The files that a file may import, so that a page has them only once, and only if it needs them. */
function importable(file: string): readonly string[] {
  if (file === 'react.js') return ['./walletdock.js']
  if (!ofOtherKits.includes(file)) return []
  const shared = ['walletdock.js', 'react.js', 'otherKits.js']
  return [...shared, ...ofOtherKits].map((name) => `./${name}`)
}

// Turbopack follows a name only past a file without code. A Next page with RainbowKit’s names was 2.5 KB larger.
test.each(['rainbowkit.js', 'connectkit.js'])(
  '%s only re-exports, so that a page has what its names need',
  (file) => {
    const text = readFileSync(path.join(folder, file), 'utf8')
    expect(text).toMatch(
      /^"use client";(import(\{[^}]+\}|\*as \w+ )from"[^"]+";)+export\{[^}]+\};$/,
    )
  },
)

test.each(files)(
  '%s statically imports only the page’s own libraries, and the kit',
  (file) => {
    const others = named(file, /\bfrom\s?"([^"]+)"/g).filter(
      (name) =>
        !/^(react(-dom)?|wagmi|@tanstack\/react-query)(\/|$)/.test(name),
    )
    expect(importable(file)).toEqual(expect.arrayContaining(others))
  },
)

test('the scripts that the kit fetches later, for the few pages that need them, are in the same folder as the kit', () => {
  const later = (file: string) => [
    ...new Set(named(file, /\bimport\("\.\/([^"]+)"\)/g)),
  ]
  expect(later('walletdock.js').toSorted()).toEqual([
    'assertTrust.js',
    'assertVerified.js',
    'checkOptions.js',
    'dispose.js',
    'explainScriptError.js',
    'fetchHostSettings.js',
    'loadStoredRelease.js',
    'pageShareScope.js',
  ])
  expect(later('loadStoredRelease.js').toSorted()).toEqual([
    'assertTrust.js',
    'fetchHostSettings.js',
    'verifyEd25519.js',
  ])
  expect(later('fetchHostSettings.js')).toEqual(['verifyEd25519.js'])
  expect(later('assertTrust.js')).toEqual(['verifyEd25519.js'])
  expect(files).toEqual(
    expect.arrayContaining([...later('walletdock.js'), 'verifyEd25519.js']),
  )
})
