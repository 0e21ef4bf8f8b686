import { expect, test } from 'vitest'
import { installFakeTime, passTime } from '../../fixtures/pages/fakeTime'
import { askChain } from './askChain'
import { openGateway } from './gateway'
import { mnemonic } from './ownAccount'
import { connectedAs, replacer, sender, sendRaw, to, unknown } from './sender'
import { connected, install, quickBase } from './startEngine'

installFakeTime()

test('a transaction is listed as pending, then confirmed, and both are reported', async () => {
  const { send, statuses, ring, transactions, owner } = await connectedAs()
  const hash = await send({ to, value: 1n, description: 'A gift' })
  expect(transactions.list(owner)[0]).toMatchObject({
    hash,
    description: 'A gift',
  })
  await expect.poll(statuses).toEqual(['confirmed'])
  expect(ring()).toEqual([true, false])
})

test('the balance is requested again as soon as a transaction is confirmed', async () => {
  // Blocks are so slow that polling does not request the balance again.
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

test('a slow transaction stays pending, and is confirmed when it is mined', async () => {
  const { transactions, owner, statuses, ring } = await connectedAs()
  const hash = await sendRaw(sender, 1)
  transactions.add(owner, { hash, description: 'Waits for its turn' })
  await passTime(1500)
  expect(statuses()).toEqual(['pending'])
  await sendRaw(sender, 0)
  await expect.poll(statuses).toEqual(['confirmed'])
  expect(ring()).toEqual([true, false])
})

test('a transaction with `confirmations: 20` is confirmed after 20 blocks', async () => {
  const { send, statuses } = await connectedAs()
  const hash = await send({ to, value: 1n, confirmations: 20 })
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
  expect(head - Number(blockNumber) + 1).toBeGreaterThanOrEqual(20)
})

test('a transaction that was pending before a reload is followed after the reload', async () => {
  const hash = await sendRaw(sender, 0)
  const key = `${sender.toLowerCase()}/8453`
  const list = [{ hash, description: 'Earlier', status: 'pending' }]
  localStorage.setItem(
    'walletdock.transactions',
    JSON.stringify({ [key]: list }),
  )
  install({ address: sender, mnemonic })
  const { news } = await connected()
  await expect.poll(news).toMatchObject([
    { address: sender, details: { hasPendingTransactions: true } },
    { address: sender, details: { hasPendingTransactions: false } },
  ])
  expect(localStorage.getItem('walletdock.transactions')).toContain('confirmed')
})

test('a transaction that no node knows stays pending, and is not reported for another account', async () => {
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

test('a transaction that no node knows is polled less and less often', async () => {
  const gateway = openGateway()
  const { rpcUrls } = gateway
  const { transactions, owner, statuses } = await connectedAs(sender, {
    rpcUrls,
  })
  const askedIn = async (ms: number, stepMs = 100) => {
    const before = await gateway.count()
    await passTime(ms, stepMs)
    return (await gateway.count()) - before
  }
  transactions.add(owner, { hash: unknown, description: 'Nowhere yet' })
  expect(await askedIn(10_000)).toBeGreaterThan(20)
  await passTime(150_000, 500)
  expect(await askedIn(60_000, 500)).toBeLessThan(5)
  expect(statuses()).toEqual(['pending'])
  // The next transaction is polled at once.
  await sendRaw(sender, 0).then((hash) =>
    transactions.add(owner, { hash, description: 'A gift' }),
  )
  await expect.poll(statuses).toContain('confirmed')
})

test('transactions are not followed without a connected wallet', async () => {
  const { transactions, owner, dispatch, ring, forget } = await connectedAs()
  dispatch({ type: 'DISCONNECT' })
  await passTime(1000)
  forget()
  transactions.add(owner, { hash: unknown, description: 'Nowhere yet' })
  await passTime(1000)
  expect(ring()).toEqual([])
})

test('a transaction for another chain of the page is not sent on this chain', async () => {
  const { send, wallet } = await connectedAs()
  await expect(send({ to, chainId: 10 })).rejects.toMatchObject({
    name: 'ChainMismatchError',
  })
  expect(wallet.asked).not.toContain('eth_sendTransaction')
})

test('sending on an unconfigured chain throws an error that names the problem', async () => {
  const { send, wallet } = await connectedAs()
  wallet.switchChain(77)
  await expect(send({ to })).rejects.toMatchObject({
    message: expect.stringContaining('Chain not configured'),
  })
})
