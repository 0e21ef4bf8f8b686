import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { ConnectButton } from '../../../src/app/react/ConnectButton'
import { DockContext } from '../../../src/app/react/DockContext'
import { prepareAccount } from '../../../src/app/restoreAccount'
import { dockOf } from '../../../src/remote/page/dockOf'
import { connectedButton } from '../../../src/views/button/ConnectButtonView'
import { render } from '../../fixtures/pages/render'
import { address, install } from '../engine/startEngine'
import { byTestId, config, connect } from './aPage'
import { reconnectingWagmi } from './reconnectingWagmi'

// The stored account is shown only until the wallet answers, and on a slow machine the chunks would load later.
beforeAll(() =>
  Promise.all([
    import('../../../src/views/button/Connected'),
    import('../../../src/app/restoreAccount'),
  ]),
)

test('the stand-in waits for two seconds for a button whose code does not arrive', async () => {
  // A download that hangs. The limit of the import would fail it much later.
  vi.spyOn(connectedButton, 'load').mockReturnValue(new Promise(() => {}))
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  let isReady = false
  prepareAccount().then(() => {
    isReady = true
  })
  await vi.advanceTimersByTimeAsync(1999)
  expect(isReady).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(isReady).toBe(true)
})

test('the session shows the stored account while the host’s wagmi config reconnects', async () => {
  const { wagmi, giveUp } = reconnectingWagmi()
  const { session } = dockOf({ ...config, wagmi })
  expect(session.getState().connection.type).toBe('reconnecting')
  await expect
    .poll(() => session.getState().connection.account)
    .toMatchObject({ address, isRestored: true })
  giveUp()
  await expect
    .poll(() => session.getState().connection.type)
    .toBe('disconnected')
})

test('a button for one wallet shows the account of a connected visitor before that wallet has loaded', async () => {
  install()
  const dock = await connect()
  const button = {
    get: () => undefined,
    load: () => new Promise<never>(() => {}),
  }
  render(
    <DockContext value={{ ...dock, button }}>
      <ConnectButton wallet="acme" />
    </DockContext>,
  )
  await expect.poll(() => byTestId('account-button')).toBeTruthy()
  dock.session.send({ type: 'DISCONNECT' })
  await expect
    .poll(() => byTestId('connect-button')?.ariaLabel)
    .toBe('Connect wallet')
  // Its label is the wallet's name, which has not loaded.
  expect(byTestId('connect-button')?.textContent).toBe('')
})
