import { expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Dock } from '../../../../src/app/Dock'
import {
  onWalletEvent,
  type WalletEvent,
} from '../../../../src/features/events/onWalletEvent'
import { dockOf } from '../../../../src/remote/page/dockOf'
import { config, connect } from '../../app/aPage'
import { mnemonic, ownAccount } from '../../engine/ownAccount'
import { address, install, otherAddress } from '../../engine/startEngine'

const sender = await ownAccount()

function listen() {
  const told: WalletEvent[] = []
  const stop = onWalletEvent((event) => told.push(event))
  onTestFinished(stop)
  return { told, stop, types: () => told.map(({ type }) => type) }
}

const visit = ['dialog-opened', 'connect-started', 'connect-succeeded']

test('a listener that subscribes before a provider exists receives every event, without the address', async () => {
  install()
  const [one, other] = [listen(), listen()]
  await connect()
  expect(one.types()).toEqual(visit)
  expect(other.types()).toEqual(visit)
  expect(one.told[2]).toEqual({
    type: 'connect-succeeded',
    wallet: 'acme',
    walletName: 'Acme',
    chainId: 8453,
    tookMs: expect.any(Number),
  })
  expect(JSON.stringify(one.told).toLowerCase()).not.toContain(
    address.slice(2).toLowerCase(),
  )
})

test('the registry’s global property is a plain value, even if a listener has subscribed before the dock exists', () => {
  listen()
  const dock = dockOf(config)
  expect(dockOf({ ...config, appName: 'Another' })).toBe(dock)
  const key = Symbol.for('walletdock.registry/3')
  expect(Object.getOwnPropertyDescriptor(globalThis, key)).toMatchObject({
    value: dock,
    writable: true,
    configurable: true,
  })
})

test('a late listener receives the current state as events', async () => {
  install()
  const { session } = await connect()
  session.send({ type: 'OPEN', dialog: 'account' })
  const late = listen()
  await expect.poll(late.types).toEqual(['resumed', 'dialog-opened'])
})

test('dialog-opened is emitted after the first paint of the dialog, with the duration', async () => {
  const { session } = dockOf(config)
  const { told } = listen()
  session.send({ type: 'OPEN', dialog: 'connect' })
  expect(told).toEqual([])
  await expect
    .poll(() => told)
    .toEqual([
      {
        type: 'dialog-opened',
        dialog: 'connect',
        tookMs: expect.any(Number),
      },
    ])
  session.send({ type: 'CLOSE' })
})

test('dialog-opened has no duration if the dialog closes before its first paint', async () => {
  const { session } = dockOf(config)
  const { told } = listen()
  session.send({ type: 'OPEN', dialog: 'connect' })
  session.send({ type: 'CLOSE' })
  await expect
    .poll(() => told)
    .toEqual([{ type: 'dialog-opened', dialog: 'connect' }])
})

test('a listener that has unsubscribed receives no events, before and after a provider exists', async () => {
  install()
  const [early, late] = [listen(), listen()]
  early.stop()
  const { session } = await connect()
  late.stop()
  session.send({ type: 'DISCONNECT' })
  await expect
    .poll(() => session.getState().connection.type)
    .toBe('disconnected')
  expect(early.told).toEqual([])
  expect(late.types()).toEqual(visit)
})

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

test('a listener can send a transaction', async () => {
  const { result } = await actWhenConnected(async ({ loadEngine }) =>
    (await (await loadEngine()).load('transactions')).send({
      to: otherAddress,
      value: 1n,
    }),
  )
  expect(result).toMatch(/^0x[\da-f]{64}$/)
})

test('pressed is reported for our elements, with the time until the next paint', async () => {
  const { told } = listen()
  const [ours, others] = ['data-walletdock', 'data-other'].map((attribute) => {
    const place = document.createElement('span')
    place.setAttribute(attribute, '')
    const button = document.createElement('button')
    button.textContent = attribute
    button.onclick = () => {
      const endMs = performance.now() + 50
      while (performance.now() < endMs);
    }
    place.append(button)
    document.body.append(place)
    onTestFinished(() => place.remove())
    return button
  })
  await userEvent.click(others ?? document.body)
  await userEvent.click(ours ?? document.body)
  await expect
    .poll(() => told)
    .toEqual([{ type: 'pressed', tookMs: expect.any(Number) }])
})
