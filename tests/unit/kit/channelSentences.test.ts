import { beforeEach, expect, test } from 'vitest'
import { withGuide } from '../../../src/errors/withGuide'
import type { LoadFailure } from '../../../src/kit/LoadFailure'
import {
  first,
  good,
  key,
  load,
  newer,
  newVisitor,
  off,
  second,
  signed,
  text,
  visit,
} from './aVisitor'

beforeEach(newVisitor)

/** Returns the message of the failure on a page that is opened now. */
async function whyNot(options: Parameters<typeof load>[0] = {}) {
  Reflect.deleteProperty(globalThis, Symbol.for('walletdock.host.3'))
  const result = await load(options)
  return result.ok ? undefined : result.failure.message
}

const channels = `${first.url}channels.json`

test.each<[string, string | undefined, string, LoadFailure['reason']]>([
  [
    'missing channels',
    undefined,
    'answered 404. Check the url, network and CORS headers.',
    'unreachable',
  ],
  [
    'an invalid field',
    text({ ...good, releases: 'all' as never }),
    'has no valid "releases".',
    'invalid-channels',
  ],
  ['HTML', '<!doctype html>', 'is not JSON.', 'invalid-channels'],
  [
    'a wallet that is turned off',
    text(off(good)),
    'has turned the wallet off: A fault.',
    'disabled',
  ],
])('%s is reported with the cause', async (_, served, sentence, reason) => {
  first.channels = served
  expect(await whyNot()).toBe(withGuide(`${channels} ${sentence}`, reason))
  expect(await visit()).toBe(reason)
})

test.each([
  [
    'without a signature',
    good,
    'is not signed with a key that this page trusts.',
  ],
  [
    'whose signature is not base64',
    { ...signed(good), signatures: { [key]: '%' } },
    'could not be verified.',
  ],
])('channels %s are not trusted: %s', async (_, served, sentence) => {
  first.channels = text(served)
  expect(await whyNot({ publicKey: key })).toBe(
    withGuide(`${channels} ${sentence}`, 'untrusted'),
  )
})

test('channels that were replaced by older ones are reported with both sequence numbers', async () => {
  first.channels = text(signed(newer))
  second.channels = text(signed(newer))
  expect(await visit({ publicKey: key })).toBe('first 0.2.0')
  first.channels = text(signed(good))
  first.hasReleases = false
  expect(await whyNot({ publicKey: key })).toBe(
    withGuide(
      `${channels} is older (edit ${good.sequence}) than the last one that was accepted (edit ${newer.sequence}).`,
      'untrusted',
    ),
  )
})
