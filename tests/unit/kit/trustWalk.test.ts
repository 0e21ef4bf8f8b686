import { generateKeyPairSync } from 'node:crypto'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import type { Channels } from '../../../src/kit/Channels'
import { dayMs } from '../../../src/kit/channels/assertTrust'
import { visitorDial } from '../../../src/kit/channels/chooseVersion'
import { editChannels } from '../../../src/release/channels/editChannels'
import {
  publicKeyOf,
  signedText,
} from '../../../src/release/channels/signChannels'
import {
  first,
  good,
  newVisitor,
  off,
  pem as oldPem,
  second,
  text,
  visit,
} from './aVisitor'

beforeEach(newVisitor)

const { privateKey } = generateKeyPairSync('ed25519')
const newPem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()

/** The keys that sign, and that pages name, at each step of the guide's "Change the key". */
const stages = [[oldPem], [oldPem, newPem], [newPem]]

/** A file that an origin may serve, with the public keys that signed it. */
type File = {
  readonly channels: Channels
  readonly signers: readonly string[]
  readonly text: string
}

function aFile(channels: Channels, pems: readonly string[]): File {
  const text = signedText(channels, pems, new Date(Date.now() + 30 * dayMs))
  return { channels, signers: pems.map(publicKeyOf), text }
}

/** The highest edit that somebody with the old key can sign. */
const leaked = aFile({ ...off(good), sequence: Number.MAX_SAFE_INTEGER }, [
  oldPem,
])
const unsigned: File = {
  channels: { ...off(good), sequence: 99 },
  signers: [],
  text: text({ ...off(good), sequence: 99 }),
}

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
  fc.record({ does: fc.constant('changeKey' as const) }),
  fc.record({
    does: fc.constant('serve' as const),
    at: fc.constantFrom(0, 1),
    what: fc.constantFrom(
      ...([
        'newest',
        'newest',
        'old',
        'unsigned',
        'leaked',
        'nothing',
      ] as const),
    ),
  }),
  fc.record({
    does: fc.constant('visit' as const),
    channel: fc.constantFrom('stable', 'canary'),
    isSwapped: fc.boolean(),
  }),
)

/** Returns the version that channels give this visitor. */
function versionIn({ canary, channels, pinned }: Channels, channel: string) {
  const { stable } = channels
  const { version = '', percent = 0 } = canary ?? {}
  const isTried =
    channel === 'canary' || (percent > 0 && visitorDial(version) < percent)
  return (
    pinned?.['shop.example'] ??
    (isTried ? canary?.version : undefined) ??
    stable
  )
}

test('on any walk of edits, outages, stale mirrors, forgeries and changes of a leaked key, a page never goes back, and only keys that it names count', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 5, maxLength: 25 }),
      async (steps) => {
        newVisitor()
        let stage = 0
        const pems = () => stages[stage] ?? []
        const oldest = aFile(good, pems())
        let newest = oldest
        const served: (File | undefined)[] = [undefined, undefined]
        /** The newest file of each key that this visitor has accepted. */
        const seen = new Map<string, File>()
        for (const now of steps)
          if (now.does === 'edit')
            newest = aFile(editChannels(newest.channels, now.words), pems())
          else if (now.does === 'changeKey') {
            stage = Math.min(stage + 1, stages.length - 1)
            newest = aFile(editChannels(newest.channels, ['renew']), pems())
          } else if (now.does === 'serve') {
            const files = { newest, old: oldest, unsigned, leaked }
            served[now.at] =
              now.what === 'nothing' ? undefined : files[now.what]
            for (const [at, origin] of [first, second].entries())
              origin.channels = served[at]?.text
          } else {
            const keys = pems().map(publicKeyOf)
            const known = keys
              .flatMap((key) => seen.get(key) ?? [])
              .sort((a, b) => b.channels.sequence - a.channels.sequence)[0]
            const ways = now.isSwapped ? served.toReversed() : served
            const accepted = ways.find(
              (file) =>
                file?.signers.some((key) => keys.includes(key)) &&
                file.channels.sequence >= (known?.channels.sequence ?? 0),
            )
            const urls = [first.url, second.url]
            const [url = '', ...fallbackUrls] = now.isSwapped
              ? urls.toReversed()
              : urls
            const { channel } = now
            const page = { url, fallbackUrls, channel, publicKey: keys }
            const given = await visit(page)
            if (accepted)
              for (const key of accepted.signers)
                if (keys.includes(key)) seen.set(key, accepted)
            const followed = (accepted ?? known)?.channels
            if (!followed) expect(given).not.toMatch(/\d/)
            else if (followed.disabled) expect(given).toMatch(/disabled$/)
            else
              expect(given.split(' ').at(-1)).toBe(versionIn(followed, channel))
          }
      },
    ),
    { numRuns: 60 },
  )
})
