import { expect, test } from 'vitest'
import { installFakeTime, passTime } from '../../fixtures/pages/fakeTime'
import { askChain } from './askChain'
import { openGateway } from './gateway'
import { connectedAs, fee, replacer, sendRaw, to, unknown } from './sender'

installFakeTime()

test('a transaction whose nonce another one took is replaced, not failed [D11]', async () => {
  const { transactions, owner, statuses } = await connectedAs(replacer)
  const hash = await sendRaw(replacer, 1, fee(5n))
  transactions.add(owner, { hash, description: 'Too cheap' })
  await expect.poll(() => transactions.list(owner)[0]?.nonce).toBeDefined()
  await sendRaw(replacer, 1, { ...fee(50n), value: '0x2' })
  await sendRaw(replacer, 0, fee(50n))
  await expect.poll(statuses).toEqual(['replaced'])
})

test('where only the wallet’s own node has seen a transaction, that one tells what another took the place of [D11]', async () => {
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

test('a nonce that the host has chosen is known, though no node shows the transaction [D11]', async () => {
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

test('a transaction of which nobody knows the nonce stays pending, whatever else the account sends [D11]', async () => {
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
  // The wallet is not asked again and again.
  expect(times()).toBe(before)
})
