import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import AdmZip from 'adm-zip'
import { expect, test } from 'vitest'
import { emptyManifest } from '../../../src/host/emptyManifest'
import { isPlain } from '../../../src/host/WalletdockModules'
import { languages as otherLanguages } from '../../../src/messages/otherLanguages'
import { sourceFiles } from '../../fixtures/project/sourceFiles'

const root = path.join(import.meta.dirname, '../../..')
const dist = path.join(root, 'dist')
const read = (file: string) => readFileSync(path.join(dist, file), 'utf8')
const contract = JSON.parse(read('contract.json'))
const scripts = readdirSync(path.join(dist, 'chunks'))
  .filter((file) => file.endsWith('.js'))
  .map((file) => `chunks/${file}`)
const modules: Readonly<Record<string, readonly string[]>> = JSON.parse(
  read('modules.json'),
)
/** Returns the script that has a module of ours. */
const scriptOf = (module: string) =>
  scripts.find((file) => modules[file]?.includes(module)) ?? ''
const core = scriptOf('src/exposes/ConnectButton.ts')

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

test('the contract says what a host may load and what its page must bring [C1] [2.1] [D18]', () => {
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

test('modules that need no React of the page are all exposed', () => {
  expect(exposes.filter(isPlain)).toEqual([
    ...['./config', './mount', './testWallet', './events'],
  ])
})

test('every hash in the contract is that of the file as it was built', () => {
  const { integrity, preload } = contract
  expect(Object.keys(integrity)).toEqual(
    expect.arrayContaining([contract.entry, ...preload]),
  )
  for (const [file, hash] of Object.entries(integrity))
    expect([file, hashOf(file)]).toEqual([file, hash])
})

test('the entry has its hash in its name, so that nothing kept of another release is taken for it; those who know no other name have the same bytes', () => {
  expect(read(contract.entry)).toBe(read('remoteEntry.js'))
})

test('the hashes of what a visitor is likely to need lie in one file, whose own hash the contract and the entry have; those of all other scripts in another that it names, those of languages in a third', () => {
  const isTable = (file: string) => /^chunks\/integrity\..*\.json$/.test(file)
  const table = Object.keys(contract.integrity).find(isTable) ?? ''
  expect(read('remoteEntry.js')).toContain(`${table} ${hashOf(table)}`)
  const { more, ...often } = JSON.parse(read(table))
  const { more: others, ...seldom } = JSON.parse(read(fileIn(more)))
  const languages = JSON.parse(read(fileIn(others)))
  expect(Object.keys(languages)).toHaveLength(
    Object.keys(otherLanguages).length,
  )
  const tables = [often, seldom, languages].map((it) => Object.keys(it))
  expect(scripts.length).toBeGreaterThan(40)
  expect(tables.flat().sort()).toEqual(scripts.toSorted())
  expect({ ...often, ...seldom, ...languages }).toEqual(
    Object.fromEntries(scripts.map((file) => [file, hashOf(file)])),
  )
  // What hosts may load is among the first.
  expect(often).toHaveProperty([core])
  for (const name of ['events', 'useSendTransaction'])
    expect(often).toHaveProperty([scriptOf(`src/exposes/${name}.ts`)])
  // So is what their imports mark as often needed.
  expect(often).toHaveProperty([scriptOf('src/app/engineParts.ts')])
  expect(seldom).toHaveProperty([
    scriptOf('src/engine/connectors/coinbaseSdk.ts'),
  ])
})

test('every script has the name of this build: one that is asked for is none of another', () => {
  const builds = scripts.map((file) => file.split('.').at(-2))
  expect(new Set(builds).size).toBe(1)
})

test('what the contract has fetched beforehand is what the button needs', () => {
  expect(contract.preload).toEqual([core])
})

test('styles are written out by the build: no visitor downloads what makes them', () => {
  for (const file of scripts) expect(read(file)).not.toMatch(/data-emotion/)
  expect(read(core)).toContain('{display:flex')
})

test('what we wrote is compiled as it arrives; libraries and short scripts are not', () => {
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

test('the entry brings no federation runtime, and offers the page no library of ours [C2] [D18]', () => {
  const entry = read('remoteEntry.js')
  expect(entry).not.toMatch(/__FEDERATION__|shareStrategy/)
  // Nothing fills a scope: the build ends where it would have to.
  expect(entry).not.toContain('initializeSharingData')
})

test('the entry reads no ranges for the bundler: the container has chosen what it takes', () => {
  expect(read('remoteEntry.js')).not.toMatch(/No satisfying version/)
})

test('the manifest says what is taken from the page, in ranges that are ranges, and has the runtime fetch nothing unchecked', () => {
  const manifest = JSON.parse(read('mf-manifest.json'))
  expect(
    manifest.shared.map(({ name, requiredVersion }: Record<string, string>) => [
      name,
      requiredVersion,
    ]),
  ).toEqual(Object.entries(contract.requires))
  for (const { version } of manifest.shared)
    expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  expect(manifest.exposes.map(({ path }: { path: string }) => path)).toEqual(
    contract.exposes,
  )
  expect(JSON.stringify(manifest)).not.toContain('chunks/')
  expect(manifest.metaData.remoteEntry.name).toBe(contract.entry)
})

test('the manifest that stands in while there is none is as whole as the real one, and says the same of the entry', () => {
  const manifest = JSON.parse(read('mf-manifest.json'))
  expect(shapeOf(emptyManifest)).toEqual(shapeOf(manifest))
  const { id, name, metaData } = emptyManifest
  const { buildInfo, remoteEntry, types: _, ...same } = metaData
  expect(manifest).toMatchObject({ id, name, metaData: same })
  expect(manifest.metaData.buildInfo.buildName).toBe(buildInfo.buildName)
  const { name: _name, ...where } = remoteEntry
  expect(manifest.metaData.remoteEntry).toMatchObject(where)
})

/** The fields of a value, at every depth, and of what type each is. */
function shapeOf(value: unknown): unknown {
  if (!(value instanceof Object) || Array.isArray(value))
    return Array.isArray(value) ? [] : typeof value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)]),
  )
}

test('the published types hold every exposed module [C1]', () => {
  const names = new AdmZip(path.join(dist, '@mf-types.zip'))
    .getEntries()
    .map(({ entryName }) => entryName)
  for (const expose of exposes)
    expect(names).toContain(`${expose.slice(2)}.d.ts`)
  const manifest = JSON.parse(read('mf-manifest.json'))
  expect(manifest.metaData.types.zip).toBe('@mf-types.zip')
})

test.each([
  ['wagmi', 'wagmi.ts', []],
  // The connectors of wallets' SDKs find the same stand-in.
  ['@wagmi/core', 'wagmiCore.ts', connectors()],
  ['@wagmi/core/actions', 'wagmiActions.ts', []],
] as const)(
  'the stand-in for %s has everything that is imported from it, and nothing else',
  (packageName, file, others) => {
    const stand = readFileSync(path.join(root, 'src/shared', file), 'utf8')
    const ours = sourceFiles('src')
      .filter(({ file }) => !file.startsWith('shared/'))
      .map(({ text }) => text)
    const imported = [...ours, ...others].flatMap((text) =>
      namesFrom(text, packageName),
    )
    const [, names = ''] = /export \{([^}]*)\}/.exec(stand) ?? []
    expect(namesIn(names).sort()).toEqual([...new Set(imported)].sort())
  },
)

/** The connectors of wagmi's that we use. */
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

/** Values by their own names, without types. */
function namesIn(list: string): string[] {
  return list
    .split(',')
    .map((name) => name.trim().replace(/ as .*/, ''))
    .filter((name) => name && !name.startsWith('type '))
}

/** The file that a line of a name and a hash names, which must be its own. */
function fileIn(line: string) {
  const [file = ''] = line.split(' ')
  expect(line).toBe(`${file} ${hashOf(file)}`)
  return file
}

function hashOf(file: string) {
  const digest = createHash('sha256').update(read(file))
  return `sha256-${digest.digest('base64')}`
}
