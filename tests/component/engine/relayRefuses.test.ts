import { expect, test } from 'vitest'
import { takeConsole } from '../../fixtures/pages/takeConsole'
import { patient, startPhone } from './startPhone'

test.each([
  ['of the clock', 'refusing', 'clock', 'JWT Token is not yet valid'],
  ['of the page’s origin', 'unlisted', 'page', 'allowlist'],
] as const)(
  'if the relay refuses the page because %s, the attempt fails at once and the console explains why',
  async (_, state, refusal, words) => {
    const { be, openTab } = await startPhone()
    await be(state)
    const { connect, news } = openTab()
    connect(1, 'walletConnect')
    // The attempt fails long before the relay's timeout of 30 s.
    await expect.poll(news, patient).toEqual([
      {
        type: 'FAILED',
        attempt: 1,
        failure: { class: 'relay-unreachable', code: 3000, refusal },
      },
    ])
    expect(takeConsole().join()).toContain(words)
  },
)

test('after a refusal, a retry shows a QR code once the relay accepts the page', async () => {
  const { be, openTab, see } = await startPhone()
  await be('refusing')
  const tab = openTab()
  tab.connect(1, 'rainbow')
  await expect.poll(() => tab.last()?.type, patient).toBe('FAILED')
  await be('up')
  // The relay may still refuse a connection that the client opened before, and so fail one more attempt.
  let attempt = 1
  await expect
    .poll(() => {
      const last = tab.last()
      if (last?.type === 'FAILED' && last.attempt === attempt)
        tab.connect(++attempt, 'rainbow')
      return last?.type
    }, patient)
    .toBe('PAIRING')
  takeConsole()
  await tab.scan(attempt)
  expect((await see()).sessions).toBe(1)
  // After 20 s, the client repeats a request that was pending in a refused connection.
})

test('an attempt shows only its own QR code, even if the relay accepts the request of an earlier attempt late', async () => {
  const { be, openTab, see } = await startPhone()
  await be('slow')
  const tab = openTab()
  tab.connect(1, 'rainbow')
  await expect.poll(() => tab.codeOf(1), patient).toBeDefined()
  tab.connect(2, 'rainbow')
  const codes = () =>
    tab
      .news()
      .flatMap((told) =>
        told.type === 'PAIRING' && told.attempt === 2 ? told.uri : [],
      )
  // The first code is reported when the relay accepts the page, and the second when it accepts the request.
  await expect.poll(codes, patient).toHaveLength(2)
  expect(new Set(codes()).size).toBe(1)
  await tab.scan(2)
  expect((await see()).sessions).toBe(1)
})
