import { expect, test } from 'vitest'
import type { Channels } from '../../../src/kit/Channels'
import { rootFiles } from '../../../src/release/channels/siteRoot'
import { aContract } from '../../fixtures/servers/aContract'
import { someChannels } from '../kit/someChannels'

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
