import { expect, test } from 'vitest'
import { installFakeTime, passTime } from '../../fixtures/pages/fakeTime'
import { askChain } from './askChain'
import { openGateway } from './gateway'
import { connectedAs, fee, replacer, sendRaw, to, unknown } from './sender'

installFakeTime()

test('a transaction counts as replaced, not as failed, if another one has used its nonce [D11]', async () => {
  const { transactions, owner, statuses } = await connectedAs(replacer)
  const hash = await sendRaw(replacer, 1, fee(5n))
  transactions.add(owner, { hash, description: 'Too cheap' })
  await expect.poll(() => transactions.list(owner)[0]?.nonce).toBeDefined()
  await sendRaw(replacer, 1, { ...fee(50n), value: '0x2' })
  await sendRaw(replacer, 0, fee(50n))
  await expect.poll(statuses).toEqual(['replaced'])
})

test('a transaction that its sender sped up is confirmed under its new hash [D11]', async () => {
  const { transactions, owner, statuses } = await connectedAs(replacer)
  const hash = await sendRaw(replacer, 1, fee(5n))
  transactions.add(owner, { hash, description: 'Too cheap' })
  await expect.poll(() => transactions.list(owner)[0]?.nonce).toBeDefined()
  const faster = await sendRaw(replacer, 1, fee(50n))
  await sendRaw(replacer, 0, fee(50n))
  await expect.poll(statuses).toEqual(['confirmed'])
  expect(transactions.list(owner)).toMatchObject([
    { hash: faster, sentHash: hash, description: 'Too cheap' },
  ])
})

test('a transaction that its sender cancelled counts as replaced [D11]', async () => {
  const { transactions, owner, statuses } = await connectedAs(replacer)
  const hash = await sendRaw(replacer, 1, fee(5n))
  transactions.add(owner, { hash, description: 'A mistake' })
  await expect.poll(() => transactions.list(owner)[0]?.nonce).toBeDefined()
  // Wallets cancel by sending nothing to the sender itself.
  await sendRaw(replacer, 1, { ...fee(50n), to: replacer, value: '0x0' })
  await sendRaw(replacer, 0, fee(50n))
  await expect.poll(statuses).toEqual(['replaced'])
  expect(transactions.list(owner)).toMatchObject([{ hash }])
})

test('a transaction that was sped up and reverts counts as failed [D11]', async () => {
  const { transactions, owner, statuses } = await connectedAs(replacer)
  const refusing = `0x${'dead'.repeat(10)}`
  await askChain('anvil_setCode', refusing, '0x5f5ffd')
  const call = { to: refusing, gas: '0x30d40' }
  const hash = await sendRaw(replacer, 1, { ...fee(5n), ...call })
  transactions.add(owner, { hash, description: 'In vain' })
  await expect.poll(() => transactions.list(owner)[0]?.nonce).toBeDefined()
  await sendRaw(replacer, 1, { ...fee(50n), ...call })
  await sendRaw(replacer, 0, fee(50n))
  await expect.poll(statuses).toEqual(['failed'])
})

test('if only the wallet’s node has seen a transaction, that node reveals its replacement [D11]', async () => {
  const gateway = openGateway()
  const { transactions, owner, statuses } = await connectedAs(replacer, {
    rpcUrls: gateway.rpcUrls,
  })
  // The host's node returns null, but the wallet uses another node.
  await gateway.fault({ body: '{"jsonrpc":"2.0","id":1,"result":null}' })
  const hash = await sendRaw(replacer, 1, fee(5n))
  transactions.add(owner, { hash, description: 'Seen by the wallet alone' })
  await expect.poll(() => transactions.list(owner)[0]?.nonce).toBeDefined()
  await sendRaw(replacer, 1, { ...fee(50n), value: '0x3' })
  await sendRaw(replacer, 0, fee(50n))
  await gateway.fault({})
  await expect.poll(statuses).toEqual(['replaced'])
})

test('a nonce that the host has chosen reveals a replacement, even if no node knows the transaction [D11]', async () => {
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

test('a transaction with a nonce of the host is confirmed after it was sped up, even if no node knows it [D11]', async () => {
  const { send, transactions, owner, statuses } = await connectedAs(replacer)
  const used = await askChain('eth_getTransactionCount', replacer, 'latest')
  const nonce = Number(used) + 1
  const hash = await send({
    to,
    value: 1n,
    nonce,
    maxFeePerGas: 3n * 10n ** 9n,
  })
  await askChain('anvil_dropTransaction', hash)
  const faster = await sendRaw(replacer, 1, fee(50n))
  await sendRaw(replacer, 0, fee(50n))
  await expect.poll(statuses).toEqual(['confirmed'])
  expect(transactions.list(owner)[0]).toMatchObject({ hash: faster })
})

test('a transaction with an unknown nonce stays pending, whatever else the account sends [D11]', async () => {
  const { transactions, owner, statuses, wallet } = await connectedAs(replacer)
  transactions.add(owner, { hash: unknown, description: 'Nowhere yet' })
  await expect.poll(() => wallet.asked).toContain('eth_getTransactionByHash')
  const hash = await sendRaw(replacer, 0, fee(50n))
  transactions.add(owner, { hash, description: 'A gift' })
  await expect.poll(statuses).toEqual(['confirmed', 'pending'])
  const times = () =>
    wallet.asked.filter((each) => each === 'eth_getTransactionByHash').length
  const before = times()
  await passTime(1500)
  expect(statuses()).toEqual(['confirmed', 'pending'])
  // The wallet is not queried repeatedly.
  expect(times()).toBe(before)
})
