import { expect, type Page } from '@playwright/test'
import fc from 'fast-check'
import { pageScript } from '../fixtures/pages/pageScript'
import { visitShop, visitThin } from '../fixtures/pages/visit'
import { test } from '../fixtures/test'

/** A fixed seed repeats the same values, so that a failure can be reproduced. */
const seed = 20_261_121

function announceNonsense(page: Page, more: number, count: number) {
  return page.evaluate(
    ([from, many]) => window.announceNonsense?.(from ?? 0, many ?? 0),
    [seed + more, count],
  )
}

test(`thousands of malformed announcements do not break the page or end the session (seed ${seed}) [D32]`, async ({
  page,
  world,
}) => {
  await page.addInitScript(
    await pageScript(
      'tests/e2e/models/fuzzAnnouncements.ts',
      'prepareNonsense',
    ),
  )
  const visitor = await visitThin(page, world)
  await expect(visitor.connectButton).toBeVisible()
  await announceNonsense(page, 0, 1000)
  await visitor.openConnect()
  await announceNonsense(page, 1, 1000)
  await visitor.choose()
  await visitor.seesAccount()
  await announceNonsense(page, 2, 1000)
  await visitor.openAccount()
  await visitor.disconnect.click()
  await expect(visitor.connectButton).toBeVisible()
  await visitor.connect()
  expect(await page.evaluate(() => Reflect.get(window, 'hit'))).toBe(undefined)
})

type Followed = { readonly id: string; readonly topic: string }

const word = fc.oneof(fc.string(), fc.base64String(), fc.constant(''))
const envelope = fc.record(
  {
    id: fc.oneof(fc.nat(), fc.anything()),
    jsonrpc: fc.constantFrom('2.0', '1.0', null),
    method: fc.constantFrom('irn_subscription', 'irn_publish', 'wc_nobody', 7),
    params: fc.anything(),
    result: fc.anything(),
    error: fc.anything(),
  },
  { requiredKeys: [] },
)
/**
 * A frame that a relay sends to the subscriber of a topic: invalid JSON, an unknown topic, an unknown message, or far
 * too much data.
 */
const frame: fc.Arbitrary<(to: Followed) => string> = fc.oneof(
  word.map((text) => () => text),
  fc.json().map((text) => () => text),
  envelope.map((each) => () => JSON.stringify(each, safely)),
  fc
    .tuple(word, fc.boolean(), fc.nat())
    .map(([message, isOther, id]) => (to: Followed) => {
      const topic = isOther ? 'f'.repeat(64) : to.topic
      const data = { topic, message, publishedAt: id, tag: 1108 }
      const params = { id: to.id, data }
      const method = 'irn_subscription'
      return JSON.stringify({ id: id + 1, jsonrpc: '2.0', method, params })
    }),
)

function safely(_: string, value: unknown) {
  return typeof value === 'bigint' ? `${value}` : value
}

test(`thousands of malformed relay messages do not break the page or disconnect the phone (seed ${seed}) [D32]`, async ({
  page,
  world,
  relay,
  phone,
  expectedNoise,
}) => {
  // The client decodes messages in its socket's event, where we cannot catch errors. It throws and continues.
  expectedNoise.push(
    /uncaught: Cannot (use 'in' operator|destructure property|read properties)/,
    /uncaught: e\.method\.endsWith is not a function/,
    /uncaught: (Unexpected end of data|Non-base64pad character)/,
    /uncaught: \[LinkedList\] Value too big/,
  )
  const visitor = await visitShop(page, world)
  await visitor.openConnect()
  await visitor.choose('rainbow')
  await phone.scan(await visitor.readCode())
  await visitor.seesAccount()
  const frames = fc.sample(frame, { seed, numRuns: 1500 })
  for (const make of frames) relay.babble(make)
  relay.babble(() => `"${'x'.repeat(500_000)}"`)
  await phone.switchChain(10)
  await expect(visitor.networkButton).toContainText('OP Mainnet')
  await page.getByLabel('Amount in Ether').fill('1')
  await page.getByRole('button', { name: 'Send the gift' }).click()
  await expect.poll(() => phone.requests).toContain('eth_sendTransaction')
  expect(phone.sessions()).toBe(1)
})
