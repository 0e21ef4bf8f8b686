import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Fault } from '../../../host-example/local/Fault'
import { startStaticServer } from '../../../host-example/local/staticServer'
import type { Channels } from '../../../src/kit/Channels'
import { checkHosts } from '../../../src/kit/channels/checkChannels'
import { chooseVersion } from '../../../src/kit/channels/chooseVersion'
import {
  hostsEdit,
  hostsPath,
  joinSettings,
} from '../../../src/kit/channels/HostSettings'
import { parseJson } from '../../../src/kit/files/fetchJson'
import { channelFiles } from '../../../src/release/channels/channelFiles'
import {
  changesHosts,
  editChannels,
} from '../../../src/release/channels/editChannels'
import {
  type ChannelFiles,
  joinChannels,
} from '../../../src/release/channels/siteChannels'
import { someChannels } from '../kit/someChannels'
import { aSite, channelsOf, runRelease } from './aSite'

const hosts = ['shop.example', 'try.example', 'plain.example']
const versions = fc.constantFrom('1.0.0', '1.1.0')
const host = fc.constantFrom(...hosts)
const edit = fc.oneof(
  fc.tuple(fc.constant('promote'), versions),
  fc.tuple(fc.constant('canary'), versions, fc.constantFrom('0', '50')),
  fc.tuple(fc.constant('canary'), versions, fc.constant('0'), host),
  fc.constant(['canary-off']),
  fc.tuple(fc.constant('pin'), host, versions),
  fc.tuple(fc.constant('unpin'), host),
  fc.tuple(fc.constant('config'), host, fc.constant('{"hidden":["safe"]}')),
  fc.tuple(fc.constant('config-off'), host),
  fc.tuple(fc.constant('withdraw'), versions),
  fc.constantFrom(['disable', 'A fault'], ['enable'], ['renew']),
)

/** Runs one edit as in a fresh folder. An edit that needs no settings of hosts gets none. */
function editSite(site: ChannelFiles, words: readonly string[]): ChannelFiles {
  const writesHosts = changesHosts(words)
  const found = new Map(
    [...site].filter(([file]) => writesHosts || file !== hostsPath),
  )
  const { channels } = joinChannels(found, 'the site')
  const edited = editChannels(channels, words)
  const files = channelFiles(edited, undefined, writesHosts ? undefined : found)
  // An upload deletes nothing.
  return new Map([...site, ...files])
}

/** Returns the channels as the pages of a host see them. */
function seenBy(site: ChannelFiles, host: string): Channels {
  // This file is valid, because the command has written it.
  const channels = parseJson(site.get('channels.json') ?? '') as Channels
  if (!channels.hosts?.includes(host)) return channels
  const settings = checkHosts(parseJson(site.get(hostsPath) ?? ''))
  if (typeof settings === 'string') throw new Error(`No valid ${settings}.`)
  expect(settings.sequence).toBeGreaterThanOrEqual(hostsEdit(channels))
  return joinSettings(channels, settings, [host])
}

test('every edit gives each host the same release and configuration, whether the folder has the settings of hosts or not', () => {
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 15 }), (edits) => {
      let whole: Channels = someChannels
      let site = channelFiles(whole)
      for (const words of edits) {
        try {
          whole = editChannels(whole, words)
        } catch {
          // The command refuses this edit, for example to unpin a host that is not pinned.
          continue
        }
        site = editSite(site, words)
        for (const host of hosts)
          for (const drawn of [10, 90]) {
            const visitor = { channel: 'stable', host, dial: () => drawn }
            const seen = seenBy(site, host)
            expect(chooseVersion(seen, visitor)).toBe(
              chooseVersion(whole, visitor),
            )
            expect(Object(seen.config)[host]).toEqual(
              Object(whole.config)[host],
            )
          }
      }
    }),
    { numRuns: 300 },
  )
})

/** Returns a live site with a pinned host, and the options of a fresh folder that continues from it. */
async function aPinnedSite(...key: readonly string[]) {
  const live = aSite()
  const signing = key.length > 0 ? ['--key', live.ours, ...key] : []
  await runRelease(live.folder, 'pin', 'shop.example', '0.1.0', ...signing)
  const server = await startStaticServer({ folder: live.folder })
  onTestFinished(() => server.stop())
  const { folder } = aSite()
  rmSync(path.join(folder, 'channels.json'))
  const run = (...words: readonly string[]) =>
    runRelease(folder, ...words, '--from', server.url)
  /** Deletes the settings of hosts on the server. */
  const loseHosts = () => rmSync(path.join(live.folder, 'hosts.json'))
  return { ...live, folder, run, loseHosts, server }
}

test('an edit in a fresh folder continues with the settings of hosts on the live site', async () => {
  const { ours, folder, run } = await aPinnedSite('--unsigned')
  await run('renew', '--key', ours)
  expect(channelsOf(folder).pinned).toEqual({ 'shop.example': '0.1.0' })
  expect(await runRelease(folder, 'status', '--key', ours)).toContain(
    'Each file has a valid signature',
  )
})

describe('a site that has lost the settings of its hosts', () => {
  test.each([
    ['disable', 'A fault'],
    ['promote', '0.2.0'],
    ['promote', '0.2.0', 'beta', '--new'],
    ['canary', '0.2.0', '5'],
    ['config', '*', '{"hidden":["safe"]}'],
    ['withdraw', '0.2.0'],
  ])('accepts `%s`, and still lists its hosts', async (...words) => {
    const { folder, loseHosts, run } = await aPinnedSite()
    loseHosts()
    await run(...words)
    expect(channelsOf(folder).hosts).toEqual(['shop.example'])
  })

  test.each<[how: string, Fault]>([
    ['is missing', 'missing'],
    ['is a page', 'html'],
    ['cannot be read', 'failing'],
    ['is cut', 'corrupt'],
  ])(
    'whose file %s accepts edits that need no settings, and does not serve the wrong file again',
    async (_, fault) => {
      const { ours, folder, run, server } = await aPinnedSite('--unsigned')
      server.fault('/hosts.json', fault)
      const key = ['--key', ours]
      expect(await run('status', ...key)).toContain(
        'hosts.json is missing here',
      )
      for (const words of [
        ['disable', 'A fault'],
        ['enable'],
        ['renew'],
        ['promote', '0.2.0'],
        ['undo'],
      ]) {
        expect(await run(...words, ...key)).toContain('hosts.json is missing')
        expect(existsSync(path.join(folder, 'hosts.json'))).toBe(false)
      }
      expect(channelsOf(folder).hosts).toEqual(['shop.example'])
    },
  )

  test('whose file is forged accepts `disable`', async () => {
    const { ours, folder, run, server } = await aPinnedSite('--unsigned')
    server.rewrite('/hosts.json', (text) => ({
      text: text.replaceAll('0.1.0', '0.2.0'),
      headers: {},
    }))
    await run('disable', 'A fault', '--key', ours)
    expect(existsSync(path.join(folder, 'hosts.json'))).toBe(false)
  })

  test('rejects an edit of settings and a new key, and names the file', async () => {
    const { ours, another, loseHosts, run } = await aPinnedSite('--unsigned')
    loseHosts()
    expect(await run('status')).toContain('hosts.json is missing here')
    for (const words of [
      ['pin', 'other.example', '0.2.0', '--key', ours],
      ['unpin', 'shop.example', '--key', ours],
      ['config', 'shop.example', '{}', '--key', ours],
      ['config-off', 'shop.example', '--key', ours],
      ['canary', '0.2.0', '0', 'shop.example', '--key', ours],
      ['renew', '--key', ours, '--key', another],
    ])
      await expect(run(...words)).rejects.toThrow('hosts.json is missing here')
  })
})
