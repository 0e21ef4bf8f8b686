import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Channels } from '../../../src/kit/Channels'
import {
  chooseVersion,
  type PageVisitor,
} from '../../../src/kit/channels/chooseVersion'
import { describeChannels } from '../../../src/release/channels/describeChannels'
import { editChannels } from '../../../src/release/channels/editChannels'

const versions = ['0.1.0', '0.2.0', '0.3.0'] as const
const hosts = ['shop.example', 'try.example', 'plain.example'] as const
const release = { contract: 'sha384-abc', preload: {} }

/** Every kind of visitor: the visited host, the channel of its page, and the drawn number. */
const visitors: readonly PageVisitor[] = hosts.flatMap((host) =>
  ['stable', 'canary', 'beta'].flatMap((channel) =>
    [0, 4.99, 5, 42, 99.99].map((drawn) => ({
      host,
      channel,
      dial: () => drawn,
    })),
  ),
)

const oneVersion = fc.constantFrom(...versions)
const oneHost = fc.constantFrom(...hosts)
const command = fc.oneof(
  fc.tuple(fc.constant('promote'), oneVersion),
  fc.tuple(fc.constant('promote'), oneVersion, fc.constant('beta')),
  fc.tuple(
    fc.constant('canary'),
    oneVersion,
    fc.constantFrom('0', '5', '42.5', '100'),
    fc.subarray([...hosts], { minLength: 1 }).map((some) => some.join(',')),
  ),
  fc.tuple(fc.constant('canary'), oneVersion, fc.constantFrom('5', '100')),
  fc.constant(['canary-off']),
  fc.tuple(fc.constant('pin'), oneHost, oneVersion),
  fc.tuple(fc.constant('unpin'), oneHost),
  fc.constant(['disable', 'A fault.']),
  fc.constant(['enable']),
)

/** A site on which every command has run, some of them by an older release command. */
const site = fc
  .record({
    commands: fc.array(command, { maxLength: 12 }),
    left: fc.option(oneVersion, { nil: undefined }),
  })
  .map(({ commands, left }) =>
    commands.reduce(edit, {
      name: 'walletdock-channels',
      sequence: 1,
      channels: { stable: '0.1.0', beta: '0.1.0' },
      ...(left && { canary: { version: left, percent: 50 } }),
      releases: Object.fromEntries(versions.map((name) => [name, release])),
    } satisfies Channels),
  )

function edit(channels: Channels, words: readonly string[]): Channels {
  const isRefused =
    words[0] === 'unpin' &&
    !Object.hasOwn(channels.pinned ?? {}, words[1] ?? '')
  return isRefused ? channels : editChannels(channels, words)
}

/** Returns what each visitor gets at the next page load. */
const gets = (channels: Channels) => (visitor: PageVisitor) =>
  channels.disabled ? 'nothing' : chooseVersion(channels, visitor)

/** Returns what a visitor gets without a canary and without a pin. */
const stableOf = (channels: Channels) =>
  chooseVersion(channels, { channel: 'stable', host: 'none', dial: () => 100 })

/** Checks a condition for every visitor after one more command on any site. */
function always(
  words: typeof command | fc.Arbitrary<readonly string[]>,
  expected: (
    visitor: PageVisitor,
    before: Channels,
    words: readonly string[],
  ) => unknown,
) {
  fc.assert(
    fc.property(site, words, (before, given) => {
      const after = edit(before, given)
      for (const visitor of visitors)
        expect([visitor, gets(after)(visitor)]).toEqual([
          visitor,
          before.disabled ? 'nothing' : expected(visitor, before, given),
        ])
    }),
    { numRuns: 300 },
  )
}

const isPinned = ({ pinned = {} }: Channels, { host }: PageVisitor) =>
  Object.hasOwn(pinned, host)
const follows = ({ channel }: PageVisitor) => channel !== 'beta'

test('one promotion reaches everybody but pinned hosts and other channels, whatever the canary was', () => {
  always(
    fc.tuple(fc.constant('promote'), oneVersion),
    (visitor, before, [, version]) =>
      isPinned(before, visitor) || !follows(visitor)
        ? gets(before)(visitor)
        : version,
  )
})

test('a promotion of another channel only reaches its pages', () => {
  always(
    fc.tuple(fc.constant('promote'), oneVersion, fc.constant('beta')),
    (visitor, before, [, version]) =>
      isPinned(before, visitor) || follows(visitor)
        ? // The first edit of an older site gives its canary pages the stable release.
          (gets(before)(visitor) ?? stableOf(before))
        : version,
  )
})

test('a canary only reaches its share, its hosts and the pages that follow it', () => {
  always(
    fc
      .tuple(
        fc.constant('canary'),
        oneVersion,
        fc.constantFrom('0', '5', '42.5', '100'),
        fc.constantFrom([], ['try.example'], ['try.example,shop.example']),
      )
      .map(([verb, version, percent, named]) => [
        ...[verb, version, percent],
        ...named,
      ]),
    (visitor, before, [, version = '', percent, named = '']) => {
      const { channel, host, dial } = visitor
      if (isPinned(before, visitor) || !follows(visitor))
        return gets(before)(visitor)
      const tries =
        dial(version) < Number(percent) || named.split(',').includes(host)
      return channel === 'canary' || tries ? version : stableOf(before)
    },
  )
})

test('everybody returns to the stable release when a canary ends without a promotion', () => {
  always(fc.constant(['canary-off']), (visitor, before) =>
    isPinned(before, visitor) || !follows(visitor)
      ? gets(before)(visitor)
      : stableOf(before),
  )
})

test('a pinned host is rolled back by removing its pin, or by another pin', () => {
  fc.assert(
    fc.property(site, oneHost, oneVersion, (before, host, version) => {
      const pinned = edit(before, ['pin', host, '0.3.0'])
      const free = edit(edit(pinned, ['promote', version]), ['unpin', host])
      const moved = edit(pinned, ['pin', host, version])
      for (const visitor of visitors.filter(
        (one) => one.host === host && follows(one),
      )) {
        const expected = before.disabled ? 'nothing' : version
        expect(gets(free)(visitor)).toBe(expected)
        expect(gets(moved)(visitor)).toBe(expected)
      }
    }),
  )
})

test('disabling stops everybody, and enabling restores what each visitor had', () => {
  fc.assert(
    fc.property(site, (found) => {
      const before = edit(found, ['enable'])
      const off = edit(before, ['disable', 'A fault.'])
      expect(visitors.map(gets(off))).toEqual(visitors.map(() => 'nothing'))
      const on = edit(off, ['enable'])
      expect(visitors.map(gets(on))).toEqual(visitors.map(gets(before)))
    }),
  )
})

test('after each edit, the command names everybody whom a promotion does not reach, and the command that reaches them', () => {
  fc.assert(
    fc.property(site, oneVersion, (before, version) => {
      const after = edit(before, ['promote', version])
      const told = describeChannels(after, before)
      for (const [host, pin] of Object.entries(after.pinned ?? {}))
        expect(told).toContain(
          `${host}: ${pin}, pinned (\`unpin ${host}\` lets it follow its channel)`,
        )
      expect(told).toContain('(moved by `promote VERSION beta`)')
      expect(told.includes('nobody gets a wallet: A fault.')).toBe(
        after.disabled !== undefined,
      )
      if (before.canary)
        expect(told).toContain(
          `The canary of ${before.canary.version} has ended.`,
        )
    }),
  )
})
