import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import type { Channels } from '../../../src/host/Channels'
import { editChannels } from '../../../src/release/channels/editChannels'
import {
  first,
  good,
  key,
  newVisitor,
  second,
  signed,
  storage,
  text,
  visit,
} from './aVisitor'

beforeEach(newVisitor)

test('on any walk of edits, outages, stale mirrors and forgeries, a page that demands a signature never goes back, and its wallet is never turned on again', async () => {
  const step = fc.oneof(
    fc.record({
      does: fc.constant('edit' as const),
      words: fc.constantFrom(
        ['promote', '0.1.0'],
        ['promote', '0.2.0'],
        ['canary', '0.2.0', '50'],
        ['canary-off'],
        ['pin', 'shop.example', '0.2.0'],
        ['disable', 'A fault'],
        ['enable'],
      ),
    }),
    fc.record({
      does: fc.constant('serve' as const),
      at: fc.constantFrom(0, 1),
      what: fc.constantFrom('newest', 'old', 'forged', 'nothing'),
    }),
    fc.record({
      does: fc.constant('visit' as const),
      channel: fc.constantFrom('stable', 'canary'),
      isSwapped: fc.boolean(),
    }),
  )
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 5, maxLength: 25 }),
      async (steps) => {
        newVisitor()
        const history = [signed(good)]
        /** The newest sequence that an origin has sent to this visitor. */
        let seen = 0
        for (const now of steps) {
          const newest = history.at(-1) ?? good
          if (now.does === 'edit')
            history.push(signed(editChannels(newest, now.words)))
          else if (now.does === 'serve') {
            const served = {
              newest: text(newest),
              old: text(history[0] ?? good),
              forged: text({ ...newest, sequence: 99, disabled: 'Forged' }),
              nothing: undefined,
            }
            const origin = now.at === 0 ? first : second
            origin.channels = served[now.what as keyof typeof served]
          } else {
            const urls = [first.url, second.url]
            const [url = '', ...fallbackUrls] = now.isSwapped
              ? urls.toReversed()
              : urls
            const { channel } = now
            const given = await visit({
              url,
              fallbackUrls,
              channel,
              publicKey: key,
            })
            // The page follows the first origin whose channels are not older than those seen before.
            const ways = now.isSwapped ? [second, first] : [first, second]
            const said = ways
              .map(({ channels }) => JSON.parse(channels ?? '{}') as Channels)
              .find(
                ({ sequence, disabled }) =>
                  disabled !== 'Forged' && sequence >= seen,
              )
            seen = said?.sequence ?? seen
            const word = history.find(({ sequence }) => sequence === seen)
            if (!word) expect(given).not.toMatch(/\d/)
            else if (word.disabled) expect(given).toMatch(/disabled$/)
            else {
              const { canary, channels, pinned } = word
              const dial = Number(storage.get('walletdock.host.dial'))
              const expected =
                pinned?.['shop.example'] ??
                (channel === 'canary' || dial < (canary?.percent ?? 0)
                  ? (canary?.version ?? channels['stable'])
                  : channels['stable'])
              expect(given.split(' ')[1]).toBe(expected)
            }
          }
        }
      },
    ),
    { numRuns: 150 },
  )
})
