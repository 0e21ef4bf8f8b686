import { expect, type Page } from '@playwright/test'
import { type SignInPage, visitWithSignIn } from '../fixtures/pages/SignInPage'
import { test as base } from '../fixtures/test'
import { askedFor } from './models/askedFor'

/** Opens the sample host with one prompt for connecting and signing in, if a wallet supports it. */
const test = base.extend<{ visitor: SignInPage }>({
  visitor: async ({ page, world, phone: _phone }, use) => {
    await use(await visitWithSignIn(page, world, '=once'))
  },
})

test('one scan connects and signs in, because the server verifies the phone’s signature, and the phone gets no further prompt', async ({
  page,
  world,
  phone,
  visitor,
}) => {
  phone.signAtOnce()
  await phone.scan(await chooseCode(visitor))
  await visitor.seesAccount()
  await visitor.seesStatus('connected')
  await expect(visitor.networkButton).toContainText('Base')
  expect(phone.requests).toEqual(['authenticate'])
  expect(phone.sessions()).toBe(1)
  for (const path of ['/auth/nonce', '/auth/verify'])
    expect(askedFor(world.host.requests, path)).toBe(1)
  await page.reload()
  await visitor.seesAccount()
  await visitor.seesStatus('connected')
  await phone.switchChain(10)
  await expect(visitor.networkButton).toContainText('OP Mainnet')
  expect(phone.requests).toEqual(['authenticate'])
})

test('an approval after the visitor has closed the dialog does not connect or sign in, a rejection is reported, and the next code prompts for both again', async ({
  world,
  phone,
  visitor,
}) => {
  phone.signAtOnce()
  phone.answer('silent')
  await phone.scan(await chooseCode(visitor))
  await expect.poll(() => phone.requests).toEqual(['authenticate'])
  await visitor.close.click()
  await visitor.seesNoDialog()
  // The phone is connected until the page reports that nobody waits.
  await phone.approveLate()
  await expect.poll(() => phone.sessions()).toBe(0)
  await visitor.seesStatus('disconnected')
  expect(askedFor(world.host.requests, '/auth/verify')).toBe(0)
  phone.answer('reject')
  const rejected = await chooseCode(visitor)
  await phone.scan(rejected)
  await expect(visitor.form).toContainText('Request declined')
  phone.answer('approve')
  await phone.scan(await visitor.renewCode(rejected))
  await visitor.seesAccount()
  expect(askedFor(world.host.requests, '/auth/verify')).toBe(1)
})

test('a phone that signs and does not connect is reported, and the next code connects it in two steps', async ({
  world,
  phone,
  visitor,
}) => {
  phone.signAtOnce('only')
  await phone.scan(await chooseCode(visitor))
  await expect(visitor.retry).toHaveText('New code')
  expect(askedFor(world.host.requests, '/auth/verify')).toBe(0)
  await visitor.retry.click()
  await phone.scan(await visitor.readCode())
  await expect(visitor.sign).toHaveText('Sign message')
  await visitor.signIn()
  expect(phone.requests).toEqual(['authenticate', 'connect', 'personal_sign'])
})

/**
 * Chooses a wallet that connects by a code, and waits until the relay has stored the code's requests. A phone cannot
 * answer earlier.
 * @returns the text of the code
 */
async function chooseCode(visitor: SignInPage) {
  const openRequests = trackRelayRequests(visitor.page)
  await visitor.openConnect()
  await visitor.choose('rainbow')
  const code = await visitor.readCode()
  await expect.poll(openRequests).toEqual([])
  return code
}

/**
 * Records what the page requests from relays from now on.
 * @returns Function that returns the ids of the requests without an answer.
 */
function trackRelayRequests(page: Page) {
  const open = new Set<number>()
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      const { id, method } = JSON.parse(String(payload))
      if (method) open.add(id)
    })
    socket.on('framereceived', ({ payload }) => {
      const { id, method } = JSON.parse(String(payload))
      if (!method) open.delete(id)
    })
  })
  return () => [...open]
}
