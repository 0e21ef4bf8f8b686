import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { Channels } from '../../../src/kit/Channels'
import { channelFiles } from '../../../src/release/channels/channelFiles'
import {
  readChannels,
  writeChannels,
  writeRelease,
  writeRoot,
} from '../../../src/release/channels/site'
import { rootFiles, writeStart } from '../../../src/release/channels/siteRoot'
import { aContract } from '../../fixtures/servers/aContract'
import { someChannels } from '../kit/someChannels'
import { aFolder } from './aSite'

function built(text: string) {
  const made = aFolder()
  writeFileSync(path.join(made, 'remoteEntry.js'), text)
  return made
}

test('readChannels rejects a file that is not valid, and names the field', () => {
  const site = aFolder()
  expect(readChannels(site)).toBeUndefined()
  writeFileSync(path.join(site, 'channels.json'), '{"name":"other"}')
  expect(() => readChannels(site)).toThrow('has no valid "name"')
})

test('writeChannels writes files that readChannels returns, and leaves no half-written file', () => {
  const site = aFolder()
  const files = channelFiles(someChannels)
  writeChannels(site, files)
  expect(readChannels(site)).toEqual({
    channels: someChannels,
    files,
    history: [],
  })
  expect(readdirSync(site)).toEqual(['channels.json', 'releases.json'])
})

test('writeRelease writes a release once, and rejects other bytes under the same version', () => {
  const site = aFolder()
  writeRelease(site, '1.0.0', built('one'))
  writeRelease(site, '1.0.0', built('one'))
  expect(readdirSync(path.join(site, 'releases'))).toEqual(['1.0.0'])
  expect(() => writeRelease(site, '1.0.0', built('two'))).toThrow(
    'Release 1.0.0 already exists, with a different remoteEntry.js.',
  )
})

test('a site has each release’s kit under a name with its version, and the kit and start.js of the stable release under fixed names', () => {
  const site = aFolder()
  const kitOf = (version: string) => {
    const made = aFolder()
    writeFileSync(path.join(made, `walletdock-${version}.tgz`), version)
    writeFileSync(path.join(made, 'start.js'), version)
    return made
  }
  for (const version of ['1.0.0', '1.1.0'])
    writeRelease(site, version, kitOf(version))
  writeRelease(site, '0.9.0', built('from before there was a kit'))
  const release = { contract: '', preload: {} }
  const releases = { '0.9.0': release, '1.0.0': release, '1.1.0': release }
  const read = (file: string) => readFileSync(path.join(site, file), 'utf8')
  for (const stable of ['1.0.0', '1.1.0', '1.0.0', '0.9.0']) {
    writeRoot(site, { ...someChannels, channels: { stable }, releases })
    const offered = stable === '0.9.0' ? '1.0.0' : stable
    expect(read('walletdock.tgz')).toBe(offered)
    expect(read('start.js')).toBe(offered)
  }
  expect(read('walletdock-1.1.0.tgz')).toBe('1.1.0')
  expect(readdirSync(site).sort()).toEqual([
    'releases',
    'start.js',
    ...['walletdock-1.0.0.tgz', 'walletdock-1.1.0.tgz', 'walletdock.tgz'],
  ])
})

test('the start.js of a site contains its current channels after each edit, without releases that nobody gets', () => {
  const site = aFolder()
  const made = aFolder()
  const release = (preload: string) => ({
    contract: `sha384-${preload}`,
    preload: { [preload]: 'sha384-file' },
  })
  writeFileSync(
    path.join(made, 'start.js'),
    writeStart('run(known)', release('built.js')),
  )
  writeRelease(site, '1.0.0', made)
  const releases = {
    '0.9.0': release('old.js'),
    '1.0.0': release('one.js'),
    '1.1.0': release('two.js'),
    '1.2.0': release('three.js'),
  }
  const run = () => {
    let known: unknown
    const text = readFileSync(path.join(site, 'start.js'), 'utf8')
    new Function('run', text)((told: unknown) => {
      known = told
    })
    return known
  }
  const stable = { ...someChannels, channels: { stable: '1.0.0' }, releases }
  writeRoot(site, stable)
  expect(run()).toEqual({
    sequence: 7,
    channels: { stable: '1.0.0' },
    releases: { '1.0.0': release('one.js') },
  })
  const canary = { version: '1.1.0', percent: 5 }
  const [pinned, hosts] = [{ 'shop.example': '1.2.0' }, ['shop.example']]
  const hostsSince = 6
  const settings = { pinned, hosts, hostsSince }
  writeRoot(site, { ...stable, ...settings, canary, disabled: 'A fault' })
  expect(run()).toEqual({
    sequence: 7,
    channels: { stable: '1.0.0' },
    canary,
    hosts,
    hostsSince,
    disabled: 'A fault',
    releases: {
      '1.0.0': release('one.js'),
      '1.1.0': release('two.js'),
    },
  })
})

const release = { contract: 'sha384-c', preload: {} }
const channels: Channels = {
  ...someChannels,
  channels: { stable: '1.1.0', beta: '1.2.0' },
  releases: { '1.0.0': release, '1.1.0': release, '1.2.0': release },
}

/** Returns the root's version of a file of the stable release with this text. */
function made(as: string, built: string): string {
  const file = rootFiles(channels).find((it) => it.as === as)
  if (!file) throw new Error(`The root has no ${as}.`)
  return file.change ? file.change(built) : built
}

test('the root of a site has the kit of each release, and the stable release’s version of every file that the guides name', () => {
  const offered = rootFiles(channels).map(({ from, as }) => [as, from])
  expect(Object.fromEntries(offered)).toEqual({
    'walletdock.mjs': 'releases/1.1.0/walletdock.mjs',
    ...Object.fromEntries(
      ['1.0.0', '1.1.0', '1.2.0'].map((version) => [
        `walletdock-${version}.tgz`,
        `releases/${version}/walletdock-${version}.tgz`,
      ]),
    ),
    'walletdock.tgz': 'releases/1.1.0/walletdock-1.1.0.tgz',
    'rainbowkit.tgz': 'releases/1.1.0/rainbowkit.tgz',
    'connectkit.tgz': 'releases/1.1.0/connectkit.tgz',
    'start.js': 'releases/1.1.0/start.js',
    'contract.json': 'releases/1.1.0/contract.json',
    'remoteEntry.js': 'releases/1.1.0/siteEntry.js',
    'mf-manifest.json': 'releases/1.1.0/mf-manifest.json',
    '@mf-types.zip': 'releases/1.1.0/@mf-types.zip',
    '@mf-types.d.ts': 'releases/1.1.0/@mf-types.d.ts',
    'host/element.js': 'releases/1.1.0/host/element.js',
    ...Object.fromEntries(
      ['index.html', 'status.css', 'status.js', 'frame.html', 'frame.js'].map(
        (name) => [`status/${name}`, `releases/1.1.0/status/${name}`],
      ),
    ),
  })
})

test('the root of a site without a stable release has no file under a fixed name', () => {
  const { stable: _, ...others } = channels.channels
  const offered = rootFiles({ ...channels, channels: others })
  expect(offered.every(({ as }) => as.startsWith('walletdock-'))).toBe(true)
})

test('the contract at the root names the entry of the release, with its hash, and the channels', () => {
  const { entry, integrity } = aContract
  const built = {
    ...aContract,
    integrity: { ...integrity, 'chunks/core.js': 'b' },
  }
  expect(JSON.parse(made('contract.json', JSON.stringify(built)))).toEqual({
    ...built,
    channels: 'channels.json',
    entry: `releases/1.1.0/${entry}`,
    integrity: {
      [`releases/1.1.0/${entry}`]: integrity?.[entry],
      'chunks/core.js': 'b',
    },
  })
})

test('a script of the root imports its later parts from its own release', () => {
  expect(made('host/element.js', 'a=()=>import("./checkOptions.js")')).toBe(
    'a=()=>import("../releases/1.1.0/host/checkOptions.js")',
  )
  const entry = (path: string) => `a=()=>import(folder+"./${path}")`
  expect(made('remoteEntry.js', entry('host/explainScriptError.js'))).toBe(
    entry('releases/1.1.0/host/explainScriptError.js'),
  )
})

test('the manifest at the root names the root’s entry, which chooses the release, and the scripts of the stable release', () => {
  const none = { sync: [], async: [] }
  const part = (folder: string) => ({
    name: 'useWallet',
    assets: {
      js: {
        sync: [`${folder}federation/chunks/1.js`],
        async: [`${folder}federation/chunks/2.js`],
      },
      css: none,
    },
  })
  const manifest = (entry: string, folder: string) => ({
    id: 'walletdock',
    metaData: { remoteEntry: { name: entry, type: 'window' } },
    shared: [part(folder)],
    exposes: [part(folder)],
  })
  const built = manifest('federation/remoteEntry.ab12.js', '')
  expect(JSON.parse(made('mf-manifest.json', JSON.stringify(built)))).toEqual(
    manifest('remoteEntry.js', 'releases/1.1.0/'),
  )
})
