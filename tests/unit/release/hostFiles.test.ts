import fc from 'fast-check'
import { expect, test } from 'vitest'
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
