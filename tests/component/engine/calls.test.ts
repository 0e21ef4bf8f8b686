import { expect, test, vi } from 'vitest'
import type { Call } from '../../../src/data/transactions/CallsToSend'
import { askChain } from './askChain'
import { account, installBatchWallet } from './batchWallet'
import { ownAccount } from './ownAccount'
import { startEngine } from './startEngine'

/** The recipient. Only these tests change its balance. */
const to = await ownAccount()

const owner = { address: account, chainId: 8453 }
const atomic = { atomic: { status: 'supported' } }
const calls: readonly Call[] = [
  { to, value: 1n, description: 'Approve' },
  { to, value: 2n, data: '0x1234', description: 'Swap' },
  { to, value: 3n, description: 'Swap' },
]

/** Returns an engine that is connected to a wallet with this behaviour. */
async function connectedTo(nature: Parameters<typeof installBatchWallet>[0]) {
  const wallet = installBatchWallet(nature)
  const engine = startEngine()
  engine.connect(1, wallet.rdns)
  await expect.poll(() => engine.news()[0]?.type).toBe('CONNECTED')
  const store = await engine.transactions()
  const { ask, send } = await engine.batches()
  const told = () =>
    engine
      .news()
      .flatMap((news) => (news.type === 'DETAILS' ? [news.details] : []))
      .findLast(({ capabilities }) => capabilities)?.capabilities
  const listed = () => store.list(owner)
  return { ask, listed, send, store, told, wallet }
}

const balanceOf = async (address: string) =>
  BigInt(await askChain<string>('eth_getBalance', address, 'latest'))

/** Deploys a contract that reverts every call. */
async function aContractThatRefuses() {
  const contract = `0x${'dead'.repeat(10)}` as const
  await askChain('anvil_setCode', contract, '0x5f5ffd')
  return contract
}

test('a wallet that supports batches is prompted once for several calls, which remain one entry of the list after they settle', async () => {
  const { listed, send, told, wallet } = await connectedTo({ can: atomic })
  const before = await balanceOf(to)
  const sent = await send(calls, { atomic: true })
  expect(wallet.count('wallet_sendCalls')).toBe(1)
  expect(wallet.count('eth_sendTransaction')).toBe(0)
  expect(wallet.last('wallet_sendCalls')).toEqual({
    version: '2.0.0',
    chainId: '0x2105',
    from: account,
    calls: [
      { to, value: '0x1' },
      { to, value: '0x2', data: '0x1234' },
      { to, value: '0x3' },
    ],
    atomicRequired: true,
  })
  expect(sent).toMatchObject({ hashes: [] })
  expect(listed()).toMatchObject([{ description: 'Approve, Swap' }])
  const { hashes, status } = await sent.whenSettled()
  expect(status).toBe('confirmed')
  expect(hashes).toEqual([expect.stringMatching(/^0x[\da-f]{64}$/)])
  expect(listed()).toMatchObject([{ hash: hashes[0], status }])
  expect((await balanceOf(to)) - before).toBe(6n)
  expect(told()).toEqual({ batching: true, smartAccount: true })
})

test.each([undefined, {}, { atomic: { status: 'unsupported' } }])(
  'a wallet with the capabilities %j receives the calls one by one, each after the previous one is mined',
  async (can) => {
    const { listed, send, told, wallet } = await connectedTo({ can })
    const { hashes, id, whenSettled } = await send(calls, {})
    expect(wallet.count('wallet_sendCalls')).toBe(0)
    expect(wallet.count('eth_sendTransaction')).toBe(3)
    expect([hashes.length, id]).toEqual([3, undefined])
    const blocks = await Promise.all(
      hashes
        .slice(0, 2)
        .map((hash) => askChain('eth_getTransactionReceipt', hash)),
    )
    expect(blocks).not.toContain(null)
    expect(await whenSettled()).toEqual({ status: 'confirmed', hashes })
    expect(listed().map(({ description }) => description)).toEqual([
      'Swap',
      'Swap',
      'Approve',
    ])
    expect(told()).toEqual({ batching: false, smartAccount: false })
  },
)

test('atomic calls are rejected before anything is sent if the wallet does not support them', async () => {
  const { listed, send, wallet } = await connectedTo({})
  await expect(send(calls, { atomic: true })).rejects.toMatchObject({
    name: 'AtomicityNotSupportedError',
    message: expect.stringContaining('Send them without `atomic`'),
  })
  expect(wallet.count('wallet_sendCalls')).toBe(0)
  expect(wallet.count('eth_sendTransaction')).toBe(0)
  expect(listed()).toEqual([])
})

test('if the wallet rejects a batch as unsupported, the calls are sent one by one, or not at all if they are atomic', async () => {
  const refuses = { method: 'wallet_sendCalls', after: 0, code: 5710 }
  const { send, wallet } = await connectedTo({ can: atomic, refuses })
  await expect(send(calls, { atomic: true })).rejects.toMatchObject({
    name: 'AtomicityNotSupportedError',
  })
  expect(wallet.count('eth_sendTransaction')).toBe(0)
  expect((await send(calls.slice(1), {})).hashes).toHaveLength(2)
})

test.each([{ can: atomic }, {}])(
  'a rejection of the first prompt is thrown unchanged, and nothing is listed (%j)',
  async (nature) => {
    const method = nature.can ? 'wallet_sendCalls' : 'eth_sendTransaction'
    const refuses = { method, after: 0, code: 4001 }
    const { listed, send } = await connectedTo({ ...nature, refuses })
    await expect(send(calls, {})).rejects.toMatchObject({ code: 4001 })
    expect(listed()).toEqual([])
  },
)

test('a rejection of the second of three calls reports which call was sent and which were not', async () => {
  const refuses = { method: 'eth_sendTransaction', after: 1, code: 4001 }
  const { listed, send } = await connectedTo({ refuses })
  const error = await send(calls, {}).catch((thrown) => thrown)
  expect(error).toMatchObject({
    name: 'CallsInterruptedError',
    cause: { name: 'ProviderRpcError', code: 4001 },
    calls: [
      { status: 'confirmed', hash: listed()[0]?.hash },
      { status: 'unsent' },
      { status: 'unsent' },
    ],
  })
  expect(listed()).toHaveLength(1)
})

test('after a call has failed on the chain, the next one is not sent', async () => {
  const contract = await aContractThatRefuses()
  const { listed, send, wallet } = await connectedTo({})
  const [first, , third] = calls as [Call, Call, Call]
  const error = await send([first, { to: contract }, third], {}).catch(
    (thrown) => thrown,
  )
  const [failed, confirmed] = listed()
  expect(error.calls).toEqual([
    { status: 'confirmed', hash: confirmed?.hash },
    { status: 'failed', hash: failed?.hash },
    { status: 'unsent' },
  ])
  expect(wallet.count('eth_sendTransaction')).toBe(2)
})

test('a call that its sender speeds up is returned with its new hash, and the next call is sent', async () => {
  const { listed, send, store, wallet } = await connectedTo({})
  const faster = `0x${'fa'.repeat(32)}` as const
  // The sender speeds up the first call once it is listed.
  const stop = store.subscribe(() => {
    stop()
    const { hash = '' } = listed()[0] ?? {}
    store.update(owner, hash, { hash: faster })
    store.update(owner, faster, { status: 'confirmed' })
  })
  const { hashes, whenSettled } = await send(calls.slice(0, 2), {})
  expect(wallet.count('eth_sendTransaction')).toBe(2)
  expect(hashes[0]).toBe(faster)
  expect(await whenSettled()).toEqual({ status: 'confirmed', hashes })
})

test('the remaining calls are not sent if the wallet switches accounts', async () => {
  const { send, store, wallet } = await connectedTo({})
  // The wallet switches accounts once the first call is listed.
  const stop = store.subscribe(() => {
    stop()
    wallet.select(to)
  })
  await expect(send(calls, {})).rejects.toMatchObject({
    calls: [{ status: 'pending' }, { status: 'unsent' }, { status: 'unsent' }],
  })
  expect(wallet.count('eth_sendTransaction')).toBe(1)
})

test('a batch fails if one of its calls fails', async () => {
  const contract = await aContractThatRefuses()
  const { listed, send } = await connectedTo({ can: atomic })
  const { whenSettled } = await send([{ to }, { to: contract }], {})
  expect(await whenSettled()).toMatchObject({ status: 'failed' })
  expect(listed()).toMatchObject([{ status: 'failed' }])
})

test('a batch that another page of the visitor has sent is listed as pending, and then settled', async () => {
  const { store, wallet } = await connectedTo({ can: atomic, names: 'barely' })
  const { id } = await (await startedAgain(wallet.rdns)).send(calls, {})
  expect(store.list(owner)).toMatchObject([{ hash: id, status: 'pending' }])
  await expect
    .poll(() => store.list(owner))
    .toMatchObject([{ batch: { id }, status: 'confirmed' }])
})

/** Opens another page of the same visitor. */
async function startedAgain(rdns: string) {
  const engine = startEngine()
  engine.connect(1, rdns)
  await expect.poll(() => engine.news()[0]?.type).toBe('CONNECTED')
  return engine.batches()
}

test('the capabilities are requested again with each batch, which may make the account a smart account', async () => {
  const nature = { can: { atomic: { status: 'ready' } } }
  const { send, told } = await connectedTo(nature)
  await send(calls, {})
  expect(told()).toEqual({ batching: true, smartAccount: false })
  nature.can = atomic
  await send(calls, {})
  expect(told()).toEqual({ batching: true, smartAccount: true })
})

test('the paymaster is passed to a wallet that supports one, and the page reports who pays', async () => {
  const can = { ...atomic, paymasterService: { supported: true } }
  const { ask, send, told, wallet } = await connectedTo({ can })
  const context = { policy: 7 }
  const paymaster = { url: 'https://pay.example', context }
  await ask(paymaster)
  expect(told()).toMatchObject({ gasPaidBy: 'Test' })
  await send(calls, { paymaster: { ...paymaster, name: 'Orchard Bank' } })
  expect(told()).toMatchObject({ gasPaidBy: 'Orchard Bank' })
  expect(wallet.last('wallet_sendCalls').capabilities).toEqual({
    paymasterService: { url: 'https://pay.example', context, optional: true },
  })
})

test('the paymaster is not passed to a wallet without that capability', async () => {
  const { ask, send, told, wallet } = await connectedTo({ can: atomic })
  const paymaster = { url: 'https://pay.example' }
  await ask(paymaster)
  await send(calls, { paymaster })
  expect(told()?.gasPaidBy).toBeUndefined()
  expect(wallet.last('wallet_sendCalls')).not.toHaveProperty('capabilities')
})

test('an approved batch without an id does not throw, and its status is unknown', async () => {
  const report = vi.spyOn(globalThis, 'reportError').mockReturnValue()
  const { listed, send } = await connectedTo({ can: atomic, names: 'not' })
  const { whenSettled } = await send(calls, {})
  expect(await whenSettled()).toEqual({ status: 'unknown', hashes: [] })
  expect(String(report.mock.calls)).toContain('returned no id')
  expect(listed()).toEqual([])
})

test('an invalid list of calls is rejected before the wallet receives a request', async () => {
  const { send, wallet } = await connectedTo({ can: atomic })
  const asked = wallet.asked.length
  await expect(send([], {})).rejects.toMatchObject({
    name: 'InvalidCallsError',
  })
  expect(wallet.asked).toHaveLength(asked)
})
