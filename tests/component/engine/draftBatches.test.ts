import { expect, test } from 'vitest'
import { installBatchWallet } from './batchWallet'
import { startEngine } from './startEngine'

/** Tests of other files compare the balances of their recipients, and share the chain. */
const to = `0x${'5e'.repeat(20)}` as const
const draft = { atomicBatch: { supported: true } }
const calls = [
  { to, value: 1n },
  { to, value: 2n },
] as const

/** Returns an engine that is connected to a wallet that accepts these versions of `wallet_sendCalls`. */
async function connectedTo(can: object, versions: readonly string[]) {
  const wallet = installBatchWallet({
    can,
    accepts: ({ version }) => versions.includes(version),
  })
  const engine = startEngine()
  engine.connect(1, wallet.rdns)
  await expect.poll(() => engine.news()[0]?.type).toBe('CONNECTED')
  const { send } = await engine.batches()
  return { send, wallet }
}

test.each([true, false])(
  'a wallet that reports atomicBatch receives one batch of version 1.0 (atomic: %j)',
  async (atomic) => {
    const { send, wallet } = await connectedTo(draft, ['1.0'])
    const { whenSettled } = await send(calls, { atomic })
    expect(await whenSettled()).toMatchObject({ status: 'confirmed' })
    expect(wallet.count('wallet_sendCalls')).toBe(1)
    expect(wallet.count('eth_sendTransaction')).toBe(0)
    expect(wallet.last('wallet_sendCalls')).not.toHaveProperty('atomicRequired')
  },
)

test('a wallet that reports atomicBatch but refuses version 1.0 receives version 2.0.0', async () => {
  const { send, wallet } = await connectedTo(draft, ['2.0.0'])
  await send(calls, { atomic: true })
  expect(wallet.last('wallet_sendCalls')).toMatchObject({
    version: '2.0.0',
    atomicRequired: true,
  })
})

test.each([draft, { atomic: { status: 'supported' } }])(
  'a wallet that reports %j and refuses every version receives the calls one by one, unless they are atomic',
  async (can) => {
    const { send, wallet } = await connectedTo(can, [])
    await expect(send(calls, { atomic: true })).rejects.toMatchObject({
      name: 'AtomicityNotSupportedError',
    })
    expect(wallet.count('eth_sendTransaction')).toBe(0)
    expect((await send(calls, {})).hashes).toHaveLength(2)
  },
)
