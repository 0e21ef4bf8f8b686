import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { channelFiles } from '../../../src/release/channels/channelFiles'
import {
  readChannels,
  writeChannels,
  writeRelease,
  writeRoot,
} from '../../../src/release/channels/site'
import { writeStart } from '../../../src/release/channels/siteRoot'
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
