import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Manifest } from '@module-federation/sdk'
import AdmZip from 'adm-zip'
import { expect, test } from 'vitest'
import { emptyManifest } from '../../../src/kit/federation/fetchManifest'
import { isPlain } from '../../../src/platform/federation/plainModules'
import { sourceFiles } from '../../fixtures/project/sourceFiles'

const root = path.join(import.meta.dirname, '../../..')
const dist = path.join(root, 'dist')
const read = (file: string) => readFileSync(path.join(dist, file), 'utf8')
const contract = JSON.parse(read('contract.json'))
const manifest: Manifest = JSON.parse(read('mf-manifest.json'))
const scripts = readdirSync(path.join(dist, 'chunks'))
  .filter((file) => file.endsWith('.js'))
  .map((file) => `chunks/${file}`)
const modules: Readonly<Record<string, readonly string[]>> = JSON.parse(
  read('modules.json'),
)
/** Returns the script that contains one of our modules. */
const scriptOf = (module: string) =>
  scripts.find((file) => modules[file]?.includes(module)) ?? ''
const core = scriptOf('src/remote/exposes/ConnectButton.ts')

const exposes = [
  './ConnectButton',
  './WalletProvider',
  './useWallet',
  './useAddRecentTransaction',
  './useSendTransaction',
  './WagmiBridge',
  './config',
  './mount',
  './testWallet',
  './events',
]

test('the contract lists what a host may load and which libraries its page must share', () => {
  const { version } = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8'),
  )
  expect(contract).toMatchObject({
    name: 'walletdock',
    version,
    contract: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    entry: expect.stringMatching(/^remoteEntry\.\w{8}\.js$/),
    global: 'walletdock',
    exposes,
    requires: {
      react: '^19.0.0',
      'react-dom': '^19.0.0',
      wagmi: '^3.0.0',
      '@wagmi/core': '^3.0.0',
      '@tanstack/react-query': '^5.0.0',
    },
  })
})

test('the remote exposes all modules that do not need the page’s React', () => {
  expect(exposes.filter(isPlain)).toEqual([
    ...['./config', './mount', './testWallet', './events'],
  ])
})

test('every hash in the contract matches its built file', () => {
  const { integrity, preload } = contract
  expect(Object.keys(integrity)).toEqual(
    expect.arrayContaining([contract.entry, ...preload]),
  )
  for (const [file, hash] of Object.entries(integrity))
    expect([file, hashOf(file)]).toEqual([file, hash])
})

test('the entry has its hash in its name, so that no cached file of another release replaces it, and the fixed name serves the same bytes', () => {
  expect(read(contract.entry)).toBe(read('remoteEntry.js'))
})

test('the contract and the entry name the table with the hash of every script', () => {
  const isTable = (file: string) => /^chunks\/integrity\..*\.json$/.test(file)
  const table = Object.keys(contract.integrity).find(isTable) ?? ''
  expect(read('remoteEntry.js')).toContain(`${table} ${hashOf(table)}`)
  expect(scripts.length).toBeGreaterThan(20)
  expect(JSON.parse(read(table))).toEqual(
    Object.fromEntries(scripts.map((file) => [file, hashOf(file)])),
  )
})

test('every script’s name contains the build id, so that no other build’s script can replace it', () => {
  const builds = scripts.map((file) => file.split('.').at(-2))
  expect(new Set(builds).size).toBe(1)
})

test('the contract prefetches the script that the button needs', () => {
  expect(contract.preload).toEqual([core])
})

test('the build extracts the styles, so that no visitor downloads emotion', () => {
  for (const file of scripts) expect(read(file)).not.toMatch(/data-emotion/)
  expect(read(core)).toContain('{display:flex')
})

test('our own scripts are compiled eagerly, but libraries and short scripts are not', () => {
  const isHinted = (file: string) =>
    read(file).startsWith('//# allFunctionsCalledOnLoad\n')
  expect([contract.entry, core].filter(isHinted)).toEqual([
    contract.entry,
    core,
  ])
  const byLength = scripts.toSorted((a, b) => read(b).length - read(a).length)
  const libraries = byLength.slice(0, 5)
  const short = byLength.filter((file) => read(file).length < 5000)
  expect([...libraries, ...short].filter(isHinted)).toEqual([])
})

test('the kit’s entry contains no federation runtime, and offers the page none of our libraries', () => {
  const entry = read('remoteEntry.js')
  expect(entry).not.toMatch(/__FEDERATION__|shareStrategy/)
  // No code of ours initializes a share scope. If some code had to, the build would fail.
  expect(entry).not.toContain('initializeSharingData')
})

test('the entry contains no version ranges for the bundler, because the container has chosen the libraries', () => {
  expect(read('remoteEntry.js')).not.toMatch(/No satisfying version/)
})

test('the manifest lists the libraries that the page may share, with the versions of our own copies and valid ranges', () => {
  const { requires } = contract
  for (const { name, version, requiredVersion, singleton } of manifest.shared) {
    const library = name.replace(/(?<=\w)\/[\w-]+$/, '')
    const own = library in requires ? library : name
    expect([name, requiredVersion]).toEqual([name, requires[own]])
    const file = path.join(root, 'node_modules', own, 'package.json')
    expect(version).toBe(JSON.parse(readFileSync(file, 'utf8')).version)
    expect(singleton).toBe(true)
  }
  const names = manifest.shared.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(Object.keys(requires)))
})

test('the manifest names the federated entry, and the scripts of each exposed module', () => {
  const { remoteEntry } = manifest.metaData
  expect(path.posix.join(remoteEntry.path, remoteEntry.name)).toBe(
    fileIn(contract.federation),
  )
  const sorted = (list: readonly (string | undefined)[]) => list.toSorted()
  expect(sorted(manifest.exposes.map(({ path }) => path))).toEqual(
    sorted(contract.exposes),
  )
  for (const { assets } of manifest.exposes) {
    const { sync, async } = assets.js
    expect(sync.length).toBeGreaterThan(0)
    for (const file of [...sync, ...async])
      expect(existsSync(path.join(dist, file))).toBe(true)
  }
})

test('the federated entry has the hash of each of its chunks', () => {
  const entry = read(fileIn(contract.federation))
  const chunks = readdirSync(path.join(dist, 'federation/chunks')).filter(
    (file) => file.endsWith('.js'),
  )
  expect(chunks.length).toBeGreaterThan(40)
  for (const file of chunks)
    expect(entry).toContain(hashOf(`federation/chunks/${file}`))
})

test('the fallback manifest names the entry in its folder, and has every field that federation runtimes read', () => {
  const { id, name, metaData } = emptyManifest
  const { buildInfo: _, remoteEntry, types: _types, type: _type } = metaData
  const { globalName, publicPath } = metaData
  expect(manifest).toMatchObject({
    id,
    name,
    metaData: { name, globalName, publicPath },
  })
  expect(existsSync(path.join(dist, remoteEntry.name))).toBe(true)
  for (const field of Object.keys(manifest.metaData))
    if (field !== 'pluginVersion') expect(metaData).toHaveProperty(field)
})

test('the published types include every exposed module', () => {
  const names = new AdmZip(path.join(dist, '@mf-types.zip'))
    .getEntries()
    .map(({ entryName }) => entryName)
  for (const expose of exposes)
    expect(names).toContain(`${expose.slice(2)}.d.ts`)
  expect(manifest.metaData.types?.zip).toBe('@mf-types.zip')
})

test.each([
  ['wagmi', 'wagmi.ts', []],
  // The connectors of wallets' SDKs import from the same stand-in.
  ['@wagmi/core', 'wagmiCore.ts', connectors()],
  ['@wagmi/core/actions', 'wagmiActions.ts', []],
] as const)(
  'the stand-in for %s exports exactly what is imported from it',
  (packageName, file, others) => {
    const stand = readFileSync(
      path.join(root, 'src/remote/shared', file),
      'utf8',
    )
    const ours = sourceFiles('src')
      // The kit runs on the page's own wagmi.
      .filter(({ file }) => !file.startsWith('kit/'))
      .map(({ text }) => text)
    const imported = [...ours, ...others].flatMap((text) =>
      namesFrom(text, packageName),
    )
    const [, names = ''] = /export \{([^}]*)\}/.exec(stand) ?? []
    expect(namesIn(names).sort()).toEqual([...new Set(imported)].sort())
  },
)

/** Returns the texts of the wagmi connectors that we use. */
function connectors(): readonly string[] {
  const require = createRequire(import.meta.url)
  const wagmi = createRequire(require.resolve('wagmi/package.json'))
  const folder = path.join(wagmi.resolve('@wagmi/connectors'), '../..')
  return ['coinbaseWallet', 'safe', 'walletConnect'].map((name) =>
    readFileSync(path.join(folder, `${name}.js`), 'utf8'),
  )
}

function namesFrom(text: string, packageName: string): string[] {
  const pattern = new RegExp(`import \\{([^}]*)\\} from '${packageName}'`, 'g')
  return [...text.matchAll(pattern)].flatMap(([, names = '']) => namesIn(names))
}

/** Returns the original names of imported values, without types. */
function namesIn(list: string): string[] {
  return list
    .split(',')
    .map((name) => name.trim().replace(/ as .*/, ''))
    .filter((name) => name && !name.startsWith('type '))
}

/** Returns the file that a line with a name and a hash names. The hash must match. */
function fileIn(line: string) {
  const [file = ''] = line.split(' ')
  expect(line).toBe(`${file} ${hashOf(file)}`)
  return file
}

function hashOf(file: string) {
  const digest = createHash('sha256').update(read(file))
  return `sha256-${digest.digest('base64')}`
}
