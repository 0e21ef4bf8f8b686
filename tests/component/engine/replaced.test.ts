import { expect, test } from 'vitest'
import { installFakeTime, passTime } from '../../fixtures/pages/fakeTime'
import { askChain } from './askChain'
import { openGateway } from './gateway'
import { connectedAs, fee, replacer, sendRaw, to, unknown } from './sender'

installFakeTime()

const reverting = { to: `0x${'dead'.repeat(10)}`, gas: '0x30d40' }

test.each([
  [
    'is cheaper than another one with its nonce',
    {},
    { value: '0x2' },
    'replaced',
  ],
  // Wallets cancel by sending nothing to the sender itself.
  ['was cancelled', {}, { to: replacer, value: '0x0' }, 'replaced'],
  ['was sped up', {}, {}, 'confirmed'],
  ['was sped up and reverts', reverting, reverting, 'failed'],
])('a transaction that %s', async (_, first, second, status) => {
  await askChain('anvil_setCode', reverting.to, '0x5f5ffd')
  const { transactions, owner, statuses } = await connectedAs(replacer)
  const hash = await sendRaw(replacer, 1, { ...fee(5n), ...first })
  transactions.add(owner, { hash, description: 'Too cheap' })
  await expect.poll(() => transactions.list(owner)[0]?.nonce).toBeDefined()
  const next = await sendRaw(replacer, 1, { ...fee(50n), ...second })
  await sendRaw(replacer, 0, fee(50n))
  await expect.poll(statuses).toEqual([status])
  // A faster copy is listed under its own hash, and keeps the first one.
  const now = status === 'replaced' ? { hash } : { hash: next, sentHash: hash }
  expect(transactions.list(owner)).toMatchObject([
    { ...now, description: 'Too cheap' },
  ])
})

test('if only the wallet’s node has seen a transaction, that node reveals its replacement', async () => {
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

test.each([
  ['replaced', { value: '0x4' }],
  ['confirmed', {}],
])(
  'a nonce that the host has chosen reveals that a transaction which no node knows was %s',
  async (status, change) => {
    const { send, transactions, owner, statuses } = await connectedAs(replacer)
    const used = await askChain('eth_getTransactionCount', replacer, 'latest')
    const nonce = Number(used) + 1
    const maxFeePerGas = 3n * 10n ** 9n
    const hash = await send({ to, value: 1n, nonce, maxFeePerGas })
    expect(transactions.list(owner)[0]).toMatchObject({ hash, nonce })
    await askChain('anvil_dropTransaction', hash)
    const next = await sendRaw(replacer, 1, { ...fee(50n), ...change })
    await sendRaw(replacer, 0, fee(50n))
    await expect.poll(statuses).toEqual([status])
    const now = status === 'confirmed' ? next : hash
    expect(transactions.list(owner)[0]?.hash).toBe(now)
  },
)

test('a transaction with an unknown nonce stays pending, whatever else the account sends', async () => {
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
