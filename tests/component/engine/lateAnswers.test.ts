import { describe, expect, test } from 'vitest'
import { pageStorage } from '../../../src/platform/storage/storage'
import { saveSession } from '../../../src/platform/storage/storedSession'
import { installFakeTime, passTime } from '../../fixtures/pages/fakeTime'
import { installPromptWallet } from './promptWallet'
import { address, install, startEngine, walletId } from './startEngine'

installFakeTime()

/** A timeout in milliseconds that is longer than any of these tests takes. */
const limitMs = 60_000

async function openPrompt() {
  const wallet = installPromptWallet()
  const engine = startEngine({ walletTimeoutMs: limitMs })
  engine.connect(1, wallet.rdns)
  await expect.poll(() => wallet.prompts.length).toBe(1)
  return { wallet, engine }
}

test('a wallet that approves after the attempt was abandoned is disconnected and not reported', async () => {
  const { wallet, engine } = await openPrompt()
  engine.dispatch({ type: 'ABANDON', attempt: 1 })
  wallet.prompts[0]?.approve()
  await expect.poll(() => wallet.asked).toContain('wallet_revokePermissions')
  await passTime(1000)
  expect(wallet.isLetIn()).toBe(false)
  expect(engine.news()).toEqual([])
  expect(engine.config.state).toMatchObject({
    current: null,
    status: 'disconnected',
  })
})

async function outwaitPrompt() {
  const { wallet, engine } = await openPrompt()
  // Leave a margin of 10 s, because the machine's own time counts as well.
  await passTime(limitMs - 10_000, 1000)
  expect(engine.news()).toEqual([])
  await passTime(10_000, 1000)
  expect(engine.news()).toMatchObject([
    { type: 'FAILED', attempt: 1, failure: { class: 'timed-out' } },
  ])
  return { wallet, engine }
}

/** Chooses the wallet again. It still shows its first prompt, and refuses to show another. */
async function chooseAgain() {
  const { wallet, engine } = await openPrompt()
  engine.dispatch({ type: 'ABANDON', attempt: 1 })
  engine.connect(2, wallet.rdns)
  await expect.poll(() => wallet.prompts.length).toBe(2)
  wallet.prompts[1]?.reject(-32002)
  // The visitor may have lost sight of the wallet's window.
  await expect
    .poll(engine.news)
    .toMatchObject([
      { type: 'FAILED', attempt: 2, failure: { class: 'already-pending' } },
    ])
  return { wallet, engine }
}

describe.each([
  ['after the timeout', outwaitPrompt, 1],
  ['after the wallet was chosen again', chooseAgain, 2],
] as const)('an answer %s', (_, open, attempt) => {
  test('connects if it is an approval', async () => {
    const { wallet, engine } = await open()
    wallet.prompts[0]?.approve()
    await expect
      .poll(engine.last)
      .toMatchObject({ type: 'CONNECTED', attempt, account: { address } })
    await passTime(1000)
    expect(engine.news()).toHaveLength(2)
    expect(wallet.isLetIn()).toBe(true)
  })

  test('is reported if it is a rejection', async () => {
    const { wallet, engine } = await open()
    wallet.prompts[0]?.reject(4001)
    await expect
      .poll(engine.last)
      .toMatchObject({ attempt, failure: { class: 'rejected' } })
    await passTime(1000)
    expect(engine.news()).toHaveLength(2)
  })
})

test('a late rejection of one wallet does not affect the connection to another', async () => {
  const { wallet, engine } = await openPrompt()
  engine.dispatch({ type: 'ABANDON', attempt: 1 })
  install()
  engine.connect(2, walletId)
  await expect.poll(engine.news).toMatchObject([{ type: 'CONNECTED' }])
  wallet.prompts[0]?.reject(4001)
  await passTime(1000)
  expect(engine.news()).toHaveLength(1)
  expect(engine.config.state.status).toBe('connected')
})

test('if the attempt is abandoned after a retry, a late approval of its first prompt is revoked', async () => {
  const { wallet, engine } = await outwaitPrompt()
  engine.connect(2, wallet.rdns)
  await expect.poll(() => wallet.prompts.length).toBe(2)
  engine.dispatch({ type: 'ABANDON', attempt: 2 })
  wallet.prompts[1]?.reject(-32002)
  await passTime(1000)
  wallet.prompts[0]?.approve()
  await expect.poll(() => wallet.asked).toContain('wallet_revokePermissions')
  await passTime(1000)
  expect(engine.news()).toHaveLength(1)
  expect(engine.config.state.current).toBeNull()
})

test.each(['as the wallet tells it', 'without a word of the wallet'])(
  'if another tab connects a wallet whose prompt is open here, this tab connects as well, %s',
  async (how) => {
    const { wallet, engine } = await openPrompt()
    engine.dispatch({ type: 'ABANDON', attempt: 1 })
    wallet.grantAccess(how === 'as the wallet tells it')
    saveSession(pageStorage, wallet.rdns)
    engine.dispatch({ type: 'JOIN' })
    await expect
      .poll(engine.last)
      .toMatchObject({ type: 'CONNECTED', account: { address } })
    // A later answer to the prompt does not disconnect.
    wallet.prompts[0]?.approve()
    await passTime(1000)
    expect(wallet.isLetIn()).toBe(true)
    expect(engine.last()?.type).toBe('CONNECTED')
  },
)
