import { expect, onTestFinished, test } from 'vitest'
import type { Dock } from '../../../../src/app/Dock'
import { dockOf } from '../../../../src/app/dockOf.initial'
import { onWalletEvent } from '../../../../src/features/events/onWalletEvent'
import { config, connect } from '../../app/aPage'
import { mnemonic, ownAccount } from '../../engine/ownAccount'
import { install } from '../../engine/startEngine'

const sender = await ownAccount()
const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** Connects, calls `act` in the listener for `connect-succeeded`, and waits for its result. */
async function actWhenConnected<Result>(act: (dock: Dock) => Promise<Result>) {
  install({ address: sender, mnemonic })
  const results: Promise<Result>[] = []
  const stop = onWalletEvent(({ type }) => {
    if (type === 'connect-succeeded') results.push(act(dockOf(config)))
  })
  onTestFinished(stop)
  const { session } = await connect()
  expect(results).toHaveLength(1)
  return { result: await results[0], session }
}

test('a listener can switch the network', async () => {
  const { session } = await actWhenConnected((dock) =>
    dock.getSnapshot().switchChain(10),
  )
  expect(session.getState()).toMatchObject({
    connection: { account: { chainId: 10 } },
    notice: undefined,
  })
})

test('a listener can send a transaction', async () => {
  const { result } = await actWhenConnected(async ({ loadEngine }) =>
    (await (await loadEngine()).features.sending.load())({ to, value: 1n }),
  )
  expect(result).toMatch(/^0x[\da-f]{64}$/)
})
