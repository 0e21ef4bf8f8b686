import { expect, test } from 'vitest'
import type { EngineSettings } from '../../../src/engine/EngineSettings'
import { askChain } from './askChain'
import { openGateway } from './gateway'
import {
  connected,
  install,
  quickBase,
  chains as quickChains,
} from './startEngine'

/** Accounts that no other test sends from: their nonces are ours. */
const sender = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
const replacer = '0x976EA74026E726554dB657fA54763abd0C3a0aa9'
const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const unknown = `0x${'ab'.repeat(32)}` as const

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function connectedAs(
  address: `0x${string}` = sender,
  settings: Partial<EngineSettings> = {},
) {
  const wallet = install({ address })
  const engine = await connected({ chains: quickChains, ...settings })
  const transactions = await engine.transactions()
  const owner = { address, chainId: 8453 }
  const statuses = () => transactions.list(owner).map(({ status }) => status)
  const ring = () =>
    engine
      .news()
      .flatMap((told) =>
        told.type === 'PENDING' ? told.hasPendingTransactions : [],
      )
  return { ...engine, transactions, wallet, owner, statuses, ring }
}

/** Sends past the kit, with a nonce of our choice. */
async function sendRaw(address: string, ahead: number, change: object = {}) {
  const used = Number(
    await askChain('eth_getTransactionCount', address, 'latest'),
  )
  const nonce = `0x${(used + ahead).toString(16)}`
  const request = { from: address, to, value: '0x1', gas: '0x5208', nonce }
  return askChain<`0x${string}`>('eth_sendTransaction', {
    ...request,
    ...change,
  })
}

function fee(gwei: bigint) {
  const amount = `0x${(gwei * 10n ** 9n).toString(16)}`
  return { maxFeePerGas: amount, maxPriorityFeePerGas: amount }
}

test('what is sent is remembered as pending, then confirmed, and told both times', async () => {
  const { send, statuses, ring, transactions, owner } = await connectedAs()
  const hash = await send({ to, value: 1n, description: 'A gift' })
  expect(transactions.list(owner)[0]).toMatchObject({
    hash,
    description: 'A gift',
  })
  await expect.poll(statuses).toEqual(['confirmed'])
  expect(ring()).toEqual([true, false])
})

test('the balance is fetched anew as soon as a transaction is confirmed', async () => {
  // Too slow to be asked again by itself.
  const chains = [{ ...quickBase, blockTime: 12_000 }] as const
  const { transactions, owner, balances, showBalance } = await connectedAs(
    sender,
    { chains },
  )
  showBalance()
  await expect.poll(() => balances().length).toBeGreaterThan(0)
  const before = balances().at(-1)
  const hash = await sendRaw(sender, 0)
  await expect
    .poll(() => askChain('eth_getTransactionReceipt', hash))
    .not.toBe(null)
  expect(balances().at(-1)).toBe(before)
  transactions.add(owner, { hash, description: 'A gift' })
  await expect.poll(() => balances().at(-1)).toBeLessThan(before ?? 0n)
})

test('a transaction that the chain turns down has failed', async () => {
  const { send, statuses } = await connectedAs()
  // A contract that reverts while it is made.
  await send({ data: '0x5f5ffd', gas: 200_000n })
  await expect.poll(statuses).toEqual(['failed'])
})

test('a slow transaction stays pending, and is confirmed when it comes', async () => {
  const { transactions, owner, statuses, ring } = await connectedAs()
  const hash = await sendRaw(sender, 1)
  transactions.add(owner, { hash, description: 'Waits for its turn' })
  await pause(1500)
  expect(statuses()).toEqual(['pending'])
  await sendRaw(sender, 0)
  await expect.poll(statuses).toEqual(['confirmed'])
  expect(ring()).toEqual([true, false])
})

test('a transaction whose nonce another one took is replaced, not failed', async () => {
  const { transactions, owner, statuses } = await connectedAs(replacer)
  const hash = await sendRaw(replacer, 1, fee(5n))
  transactions.add(owner, { hash, description: 'Too cheap' })
  await expect.poll(() => transactions.list(owner)[0]?.nonce).toBeDefined()
  await sendRaw(replacer, 1, { ...fee(50n), value: '0x2' })
  await sendRaw(replacer, 0, fee(50n))
  await expect.poll(statuses).toEqual(['replaced'])
})

test('where only the wallet’s own node has seen a transaction, that one tells what another took the place of', async () => {
  const gateway = openGateway()
  const { transactions, owner, statuses } = await connectedAs(replacer, {
    rpcUrls: gateway.rpcUrls,
  })
  // The host's node knows of nothing; the wallet asks another.
  await gateway.fault({ body: '{"jsonrpc":"2.0","id":1,"result":null}' })
  const hash = await sendRaw(replacer, 1, fee(5n))
  transactions.add(owner, { hash, description: 'Seen by the wallet alone' })
  await expect.poll(() => transactions.list(owner)[0]?.nonce).toBeDefined()
  await sendRaw(replacer, 1, { ...fee(50n), value: '0x3' })
  await sendRaw(replacer, 0, fee(50n))
  await gateway.fault({})
  await expect.poll(statuses).toEqual(['replaced'])
})

test('a nonce that the host has chosen is known, though no node shows the transaction', async () => {
  const { send, transactions, owner, statuses, wallet } =
    await connectedAs(replacer)
  const used = await askChain('eth_getTransactionCount', replacer, 'latest')
  const nonce = Number(used) + 1
  const hash = await send({
    to,
    value: 1n,
    nonce,
    maxFeePerGas: 3n * 10n ** 9n,
  })
  expect(transactions.list(owner)[0]).toMatchObject({ hash, nonce })
  await askChain('anvil_dropTransaction', hash)
  await sendRaw(replacer, 1, { ...fee(50n), value: '0x4' })
  await sendRaw(replacer, 0, fee(50n))
  await expect.poll(statuses).toEqual(['replaced'])
  expect(wallet.asked).toContain('eth_sendTransaction')
})

test('a transaction of which nobody knows the nonce stays pending, whatever else the account sends', async () => {
  const { transactions, owner, statuses, wallet } = await connectedAs(replacer)
  transactions.add(owner, { hash: unknown, description: 'Nowhere yet' })
  await expect.poll(() => wallet.asked).toContain('eth_getTransactionByHash')
  const hash = await sendRaw(replacer, 0, fee(50n))
  transactions.add(owner, { hash, description: 'A gift' })
  await expect.poll(statuses).toEqual(['confirmed', 'pending'])
  const times = () =>
    wallet.asked.filter((each) => each === 'eth_getTransactionByHash').length
  const before = times()
  await pause(1500)
  expect(statuses()).toEqual(['confirmed', 'pending'])
  // The wallet is not asked again and again.
  expect(times()).toBe(before)
})

test('more confirmations than one are waited for', async () => {
  const { send, statuses } = await connectedAs()
  const hash = await send({ to, value: 1n, confirmations: 8 })
  await expect
    .poll(() => askChain('eth_getTransactionReceipt', hash))
    .not.toBe(null)
  expect(statuses()).toEqual(['pending'])
  await expect.poll(statuses).toEqual(['confirmed'])
  const { blockNumber } = await askChain<{ blockNumber: string }>(
    'eth_getTransactionReceipt',
    hash,
  )
  const head = Number(await askChain('eth_blockNumber'))
  expect(head - Number(blockNumber) + 1).toBeGreaterThanOrEqual(8)
})

test('what was pending before a reload is followed after it', async () => {
  const hash = await sendRaw(sender, 0)
  const key = `${sender.toLowerCase()}/8453`
  const list = [{ hash, description: 'Earlier', status: 'pending' }]
  localStorage.setItem(
    'walletdock.transactions',
    JSON.stringify({ [key]: list }),
  )
  install({ address: sender })
  const { news } = await connected()
  await expect.poll(news).toMatchObject([
    { type: 'PENDING', address: sender, hasPendingTransactions: true },
    { type: 'PENDING', address: sender, hasPendingTransactions: false },
  ])
  expect(localStorage.getItem('walletdock.transactions')).toContain('confirmed')
})

test('a transaction that no node knows stays pending, and another account has no part in it', async () => {
  const { transactions, owner, ring, wallet, allNews } = await connectedAs()
  transactions.add(owner, { hash: unknown, description: 'Nowhere yet' })
  await expect.poll(ring).toEqual([true])
  wallet.switchAccount(replacer)
  await expect
    .poll(() => allNews().some(({ type }) => type === 'CHANGED'))
    .toBe(true)
  wallet.switchAccount(sender)
  await expect.poll(ring).toEqual([true, true])
})

test('without a wallet nothing is followed', async () => {
  const { transactions, owner, carry, ring, forget } = await connectedAs()
  carry({ type: 'DISCONNECT' })
  await pause(300)
  forget()
  transactions.add(owner, { hash: unknown, description: 'Nowhere yet' })
  await pause(300)
  expect(ring()).toEqual([])
})

test('what no chain would take never reaches the wallet', async () => {
  const { send, wallet } = await connectedAs()
  const bad = { to, maxFeePerGas: 1n, maxPriorityFeePerGas: 2n } as const
  await expect(send(bad)).rejects.toMatchObject({ name: 'TipAboveFeeCapError' })
  expect(wallet.asked).not.toContain('eth_sendTransaction')
})

test.each([
  [10, 'ChainMismatchError'],
  [77, 'ChainNotConfiguredError'],
])(
  'a transaction meant for chain %i does not go out on another',
  async (chainId, name) => {
    const { send, wallet } = await connectedAs()
    await expect(send({ to, chainId })).rejects.toMatchObject({ name })
    expect(wallet.asked).not.toContain('eth_sendTransaction')
  },
)

test('a chain that the host did not configure is told as such', async () => {
  const { send, wallet } = await connectedAs()
  wallet.switchChain(77)
  await expect(send({ to })).rejects.toMatchObject({
    message: expect.stringContaining('Chain not configured'),
  })
})

test('who refuses has sent nothing, and hears the wallet’s own answer', async () => {
  const { send, statuses, wallet } = await connectedAs()
  wallet.answer('reject')
  await expect(send({ to, value: 1n })).rejects.toMatchObject({ code: 4001 })
  expect(statuses()).toEqual([])
})

test('before a wallet is connected, there is nobody to send', async () => {
  const { send, carry, news } = await connectedAs()
  carry({ type: 'DISCONNECT' })
  await expect.poll(news).toContainEqual({ type: 'DISCONNECTED' })
  await expect(send({ to })).rejects.toMatchObject({
    name: 'ConnectorNotConnectedError',
  })
})
