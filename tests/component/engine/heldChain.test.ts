import { expect, test, vi } from 'vitest'
import { createTestProvider } from '../../../src/testWallet/createTestProvider'
import { installFakeTime, passTime } from '../../fixtures/pages/fakeTime'
import { announceProvider } from './announceProvider'
import { askChain } from './askChain'
import { mnemonic } from './ownAccount'
import { installPromptWallet } from './promptWallet'
import { connectedAs, replacer, to } from './sender'
import { rpcUrls, startEngine } from './startEngine'

installFakeTime()

test('a transaction is rejected and not sent if the wallet switches chains while it prompts', async () => {
  const { send, wallet } = await connectedAs(replacer)
  const count = () => askChain('eth_getTransactionCount', replacer, 'pending')
  const before = await count()
  wallet.switchChain(10)
  wallet.switchChain(8453)
  wallet.answerNext('slow')
  const sent = send({ to, value: 1n })
  await expect.poll(() => wallet.asked).toContain('eth_sendTransaction')
  wallet.switchChain(10)
  await expect(sent).rejects.toMatchObject({ code: -32602 })
  expect(await count()).toBe(before)
})

/** Connects a wallet that ignores the requested chain and sends on its current one. */
async function heedless(movesOn = false) {
  const { provider, wallet } = createTestProvider({
    address: replacer,
    mnemonic,
    rpcUrls,
  })
  const rdns = 'test.heedless'
  async function request(asked: Parameters<typeof provider.request>[0]) {
    if (asked.method !== 'eth_sendTransaction') return provider.request(asked)
    const [wanted] = asked.params ?? []
    const params = [{ ...Object(wanted), chainId: undefined }]
    const hash = await provider.request({ ...asked, params })
    if (movesOn) wallet.switchChain(10)
    return hash
  }
  announceProvider({ name: rdns, rdns, icon: '' }, { ...provider, request })
  const engine = startEngine()
  engine.connect(1, rdns)
  await expect.poll(() => engine.last()?.type).toBe('CONNECTED')
  const store = await engine.transactions()
  const listedOn = (chainId: number) =>
    store.list({ address: replacer, chainId }).map(({ hash }) => hash)
  const report = vi.spyOn(globalThis, 'reportError').mockReturnValue()
  return { ...engine, wallet, listedOn, report }
}

test('a transaction that the wallet sends on another chain is listed there, send returns its hash, and the mismatch is reported', async () => {
  const { send, listedOn, report, wallet } = await heedless()
  wallet.answerNext('slow')
  const sent = send({ to, value: 1n })
  await expect.poll(() => wallet.asked).toContain('eth_sendTransaction')
  wallet.switchChain(10)
  const hash = await sent
  expect(listedOn(10)).toEqual([hash])
  expect(listedOn(8453)).toEqual([])
  expect(report.mock.calls).toMatchObject([
    [{ name: 'ChainMismatchError', message: expect.stringContaining('8453') }],
  ])
})

test('a wallet that switches after it has sent a transaction does not move that transaction to the other chain', async () => {
  const { send, listedOn, report } = await heedless(true)
  const hash = await send({ to, value: 1n })
  expect(listedOn(8453)).toEqual([hash])
  expect(listedOn(10)).toEqual([])
  expect(report).not.toHaveBeenCalled()
})

test('if a wallet disconnects while it adds a chain, the next wallet is not asked to switch', async () => {
  const first = installPromptWallet('test.first')
  const second = installPromptWallet('test.second')
  const { dispatch, connect, last } = startEngine()
  connect(1, first.rdns)
  await expect.poll(() => first.prompts.length).toBe(1)
  first.prompts[0]?.approve()
  await expect.poll(() => last()?.type).toBe('CONNECTED')
  dispatch({ type: 'SWITCH', number: 1, chainId: 10, add: true })
  await expect.poll(() => first.prompts.length).toBe(2)
  first.leave()
  await expect.poll(() => last()?.type).toBe('DISCONNECTED')
  connect(2, second.rdns)
  await expect.poll(() => second.prompts.length).toBe(1)
  second.prompts[0]?.approve()
  await expect.poll(() => last()?.type).toBe('CONNECTED')
  first.prompts[1]?.approve()
  await expect
    .poll(last)
    .toMatchObject({ type: 'SWITCH_ENDED', number: 1, failure: {} })
  await passTime(1000)
  expect(second.asked).not.toContain('wallet_switchEthereumChain')
})
