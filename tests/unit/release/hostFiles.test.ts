import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Fault } from '../../../host-example/local/Fault'
import type { Channels } from '../../../src/kit/Channels'
import { checkHosts } from '../../../src/kit/channels/checkChannels'
import { chooseVersion } from '../../../src/kit/channels/chooseVersion'
import {
  hostsEdit,
  hostsPath,
  withSettings,
} from '../../../src/kit/channels/HostSettings'
import { parseJson } from '../../../src/kit/files/fetchJson'
import { channelFiles } from '../../../src/release/channels/channelFiles'
import { editChannels } from '../../../src/release/channels/editChannels'
import {
  type ChannelFiles,
  joinChannels,
} from '../../../src/release/channels/siteChannels'
import { someChannels } from '../kit/someChannels'
import { aSite, channelsOf, runRelease, serve } from './aSite'

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

/** Runs one edit as in a fresh folder, without the settings that pages read. */
function editSite(site: ChannelFiles, words: readonly string[]): ChannelFiles {
  const found = new Map([...site].filter(([file]) => file !== hostsPath))
  const { channels } = joinChannels(found, 'the site')
  // An upload deletes nothing.
  return new Map([...site, ...channelFiles(editChannels(channels, words))])
}

/** Returns the channels as the pages of a host see them. */
function seenBy(site: ChannelFiles, host: string): Channels {
  // This file is valid, because the command has written it.
  const channels = parseJson(site.get('channels.json') ?? '') as Channels
  if (!channels.hosts?.includes(host)) return channels
  const settings = checkHosts(parseJson(site.get(hostsPath) ?? ''))
  if (typeof settings === 'string') throw new Error(`No valid ${settings}.`)
  expect(settings.sequence).toBeGreaterThanOrEqual(hostsEdit(channels))
  return withSettings(channels, settings, host)
}

test('every edit gives each host its release and configuration, without reading hosts.json', () => {
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
  const server = await serve(live.folder)
  const { folder } = aSite()
  rmSync(path.join(folder, 'channels.json'))
  const run = (...words: readonly string[]) =>
    runRelease(folder, ...words, '--from', server.url)
  return { ...live, live: live.folder, folder, run, server }
}

/** Faults of a file on the server, and a forged change of it. */
const faults: readonly (readonly [string, Fault | 'forged'])[] = [
  ['is missing', 'missing'],
  ['is a page', 'html'],
  ['cannot be read', 'failing'],
  ['is cut', 'corrupt'],
  ['is forged', 'forged'],
]

describe.each(faults)('a site on whose server a file %s', (_, fault) => {
  /** Returns a site with a pin whose server has this fault. */
  async function aBrokenSite(file: string) {
    const site = await aPinnedSite('--unsigned')
    const { server } = site
    if (fault !== 'forged') server.fault(file, fault)
    else
      server.rewrite(file, (text) => ({
        text: text.replaceAll('0.1.0', '0.2.0'),
        headers: {},
      }))
    const key = ['--key', site.ours]
    return { ...site, edit: (...words: string[]) => site.run(...words, ...key) }
  }

  test('accepts each edit if the file is hosts.json, and writes the settings again', async () => {
    const { folder, edit } = await aBrokenSite('/hosts.json')
    expect(await edit('status')).toMatch(
      /hosts\.json is missing|DOES NOT MATCH/,
    )
    for (const words of [
      ['disable', 'A fault'],
      ['enable'],
      ['renew'],
      ['promote', '0.2.0'],
      ['undo'],
      ['pin', 'other.example', '0.2.0'],
    ]) {
      await edit(...words)
      const text = readFileSync(path.join(folder, 'hosts.json'), 'utf8')
      expect(JSON.parse(text).hosts).toMatchObject({
        'shop.example': { pinned: '0.1.0' },
      })
    }
  })

  test('only accepts `disable` if the file is releases.json, and loses no setting after that', async () => {
    const { live, folder, ours, edit, run, server } =
      await aBrokenSite('/releases.json')
    for (const words of [['promote', '0.2.0'], ['renew'], ['undo']])
      await expect(edit(...words)).rejects.toThrow('releases.json')
    expect(await edit('disable', 'A fault')).toContain('releases.json')
    expect(channelsOf(folder)).toMatchObject({
      disabled: 'A fault',
      hosts: ['shop.example'],
    })
    expect(await run('deploy', live)).toContain('serves it.')
    server.heal()
    await edit('enable')
    await run('deploy', live)
    const { disabled, pinned, releases } = channelsOf(live)
    expect([disabled, pinned, Object.keys(releases)]).toEqual([
      undefined,
      { 'shop.example': '0.1.0' },
      ['0.1.0', '0.2.0'],
    ])
    expect(await run('status', '--key', ours)).toContain('healthy')
  })
})
