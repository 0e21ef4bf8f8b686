import { expect, test } from 'vitest'
import { dockOf } from '../../../src/app/dockOf'
import { address } from '../engine/startEngine'
import { config } from './aPage'

test('a balance that is known before it can be written is told to hosts as soon as it can', async () => {
  const { getSnapshot, session, subscribe, wallets } = dockOf(config)
  // As the engine does, before it can tell of a wallet.
  await wallets.load()
  const of = { address, chainId: 8453 } as const
  const connector = { id: 'acme', name: 'Acme' }
  session.send({ type: 'CONNECTED', account: { ...of, connector } })
  const balance = { value: 10n ** 18n, symbol: 'ETH', decimals: 18 }
  session.send({ type: 'BALANCE', ...of, balance })
  expect(getSnapshot().balance).toBeUndefined()
  const told: unknown[] = []
  subscribe(() => told.push(getSnapshot().balance?.text))
  await expect.poll(() => told).toEqual(['1 ETH'])
})
