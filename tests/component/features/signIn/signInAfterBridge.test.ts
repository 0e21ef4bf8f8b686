import { expect, test, vi } from 'vitest'
import { joinPart } from '../../../../src/app/joinPart'
import { createPart } from '../../../../src/features/signIn/part'
import { dockOf } from '../../../../src/remote/page/dockOf'
import { createEngine } from '../../../../src/wallet/engine/createEngine'
import { promisesSettled } from '../../../fixtures/pages/fakeTime'
import { accountOf, alice } from '../../../fixtures/session/sessionEvents'
import { config } from '../../app/aPage'

test('the session keeps the sign-in reducer if the wallet list loads after the engine and the sign-in form', async () => {
  const dock = dockOf(config)
  dock.startEngine(createEngine, [])
  dock.takeAuth({
    status: 'unauthenticated',
    getNonce: async () => 'n1',
    createMessage: () => 'm1',
    verify: async () => true,
    signOut: async () => {},
  })
  let come = () => {}
  const late = new Promise<void>((resolve) => {
    come = resolve
  })
  const load = vi.fn(() => late.then(dock.wallets.load))
  const form = joinPart(
    { ...dock, wallets: { ...dock.wallets, load } },
    async () => ({ createPart }),
  )
  await expect.poll(() => load.mock.calls.length).toBe(1)
  // All other parts of the form have loaded.
  await promisesSettled()
  come()
  await Promise.all([form, dock.wallets.load()])
  const { getState, send } = dock.session
  send({ type: 'OPEN', dialog: 'connect' })
  send({ type: 'CONNECTED', account: accountOf(alice, 8453) })
  expect(getState().signIn?.type).toBe('preparing')
  send({ type: 'DISCONNECTED' })
})
