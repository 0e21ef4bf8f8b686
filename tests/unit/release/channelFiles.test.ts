import { createHash, generateKeyPairSync } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Channels } from '../../../src/kit/Channels'
import { hostsLimit } from '../../../src/platform/readText'
import { channelFiles } from '../../../src/release/channels/channelFiles'
import { emptyChannels } from '../../../src/release/channels/site'
import { joinChannels } from '../../../src/release/channels/siteChannels'

const { privateKey } = generateKeyPairSync('ed25519')
const pems = [privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()]
const signing = { pems, expires: new Date('2030-01-01') }

const hashOf = (text: string) =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`

/** A release that needs as many files as today's build. */
const release = (version: string) => ({
  contract: hashOf(version),
  preload: Object.fromEntries(
    ['remoteEntry', 'chunks/core'].map((name) => {
      const build = createHash('md5')
        .update(name + version)
        .digest('hex')
      const file = `${name}.${build.slice(0, 8)}.js`
      return [file, hashOf(file)]
    }),
  ),
})

const versions = Array.from({ length: 1000 }, (_, at) => `1.${at}.0`)
const hosts = Array.from({ length: 500 }, (_, at) => `shop-${at}.example`)

/** A site with many releases and hosts. */
const large: Channels = {
  ...emptyChannels,
  sequence: 2500,
  channels: { stable: '1.998.0', canary: '1.999.0' },
  canary: { version: '1.999.0', percent: 5, hosts: hosts.slice(0, 20) },
  pinned: Object.fromEntries(
    hosts.map((host, at) => [host, versions[at % 50] ?? '']),
  ),
  config: Object.fromEntries(
    hosts.map((host) => [host, { terms: { text: `Terms of ${host}` } }]),
  ),
  releases: Object.fromEntries(versions.map((it) => [it, release(it)])),
}

const signedFiles = channelFiles(large, signing)

test('1,000 releases and 500 hosts keep the first response under 3 KB gzip, signed and with a canary', () => {
  const served = signedFiles.get('channels.json') ?? ''
  expect(gzipSync(served).length).toBeLessThan(3072)
})

test('the settings of 500 hosts need less than half of the size that pages accept', () => {
  const text = signedFiles.get('hosts.json') ?? ''
  expect(text.length).toBeLessThan(hostsLimit / 2)
})

const some = (values: readonly string[]) =>
  fc.uniqueArray(fc.constantFrom(...values))
const version = fc.constantFrom('1.0.0', '1.1.0', '1.2.0')

/** Channels as the command may write them. */
const anyChannels = fc.record({
  stable: version,
  tried: fc.option(version),
  percent: fc.integer({ min: 0, max: 100 }),
  canaryHosts: some(['a.example', 'b.example']),
  pinned: fc.dictionary(fc.constantFrom('a.example', 'c.example'), version),
  config: fc.dictionary(
    fc.constantFrom('*', 'b.example', 'd.example'),
    fc.constant({ hidden: ['coinbase'] }),
  ),
})

test('reading the written files returns the same channels, signed or not', () => {
  fc.assert(
    fc.property(anyChannels, fc.boolean(), (given, isSigned) => {
      const { stable, tried, percent, canaryHosts } = given
      const channels: Channels = {
        ...emptyChannels,
        sequence: 3,
        channels: { stable, canary: tried ?? stable },
        ...(tried && {
          canary: { version: tried, percent, hosts: canaryHosts },
        }),
        pinned: given.pinned,
        config: given.config,
        releases: Object.fromEntries(
          ['1.0.0', '1.1.0', '1.2.0'].map((it) => [it, release(it)]),
        ),
      }
      const files = channelFiles(channels, isSigned ? signing : undefined)
      const read = joinChannels(files, 'the site')
      expect(read.fault).toBeUndefined()
      expect(parts(read.channels)).toEqual(parts(channels))
    }),
  )
})

/** Returns the channels without the fields that writing them adds. */
function parts({ canary, channels, config, pinned = {}, releases }: Channels) {
  return {
    canary: canary && { ...canary, hosts: [...(canary.hosts ?? [])].sort() },
    channels,
    config: Object(config),
    pinned,
    releases,
  }
}
