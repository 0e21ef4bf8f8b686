import { beforeEach, expect, test } from 'vitest'
import { withGuide } from '../../../src/errors/withGuide.initial'
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

test('missing channels are reported with the status of the response', async () => {
  expect(await whyNot()).toBe(
    withGuide(
      `${channels} answered 404. Check the url, network and CORS headers.`,
      'unreachable',
    ),
  )
})

test('invalid channels are reported with the invalid field', async () => {
  first.channels = text({ ...good, releases: 'all' as never })
  expect(await whyNot()).toBe(
    withGuide(`${channels} has no valid "releases".`, 'invalid-channels'),
  )
  expect(await visit()).toBe('invalid-channels')
})

test('a response that is not JSON is reported as such', async () => {
  first.channels = '<!doctype html>'
  expect(await whyNot()).toBe(
    withGuide(`${channels} is not JSON.`, 'invalid-channels'),
  )
  expect(await visit()).toBe('invalid-channels')
})

test('a wallet that is turned off is reported with the reason', async () => {
  first.channels = text(off(good))
  expect(await whyNot()).toBe(
    withGuide(`${channels} has turned the wallet off: A fault.`, 'disabled'),
  )
})

test('channels without a signature by the page’s key are reported as such', async () => {
  first.channels = text(good)
  expect(await whyNot({ publicKey: key })).toBe(
    withGuide(
      `${channels} is not signed with a key that this page trusts.`,
      'untrusted',
    ),
  )
})

test('channels whose signature is not base64 are reported as not verified', async () => {
  first.channels = text({ ...signed(good), signatures: { [key]: '%' } })
  expect(await whyNot({ publicKey: key })).toBe(
    withGuide(`${channels} could not be verified.`, 'untrusted'),
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
