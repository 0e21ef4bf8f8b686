import { expect, onTestFinished, test, vi } from 'vitest'
import type { FailureClass } from '../../../../src/errors/Failure'
import { dockOf } from '../../../../src/remote/page/dockOf'
import { connectedButton } from '../../../../src/views/button/ConnectButtonView'
import type { SwitchRemedy } from '../../../../src/wallet/session/State'
import { byTestId, config, connect } from '../../app/aPage'
import { install, rpcUrls } from '../../engine/startEngine'
import { aHost } from './signInHost'

/** Connects a wallet on a network that the page does not have. Its owner first declines the switch. */
async function connectElsewhere() {
  const wallet = install({
    chainId: 1,
    rpcUrls: { ...rpcUrls, 1: rpcUrls[8453] },
  })
  wallet.answerNext('approve', 'reject')
  const host = aHost({
    // The server of the guide has nodes for the page's own networks only.
    async verify({ message }) {
      const isKnown = /on (8453|10)$/.test(message)
      if (isKnown) host.tell('authenticated')
      return isKnown
    },
  })
  await connect()
  await expect.poll(() => byTestId('sign-in')?.textContent).toBe('Sign message')
  return { ...host, wallet }
}

const text = () => byTestId('sign-in')?.getRootNode().textContent ?? ''

test('on a network that the page does not have, the form says so and offers the switch', async () => {
  await connectElsewhere()
  expect(text()).toContain('Wrong network')
  byTestId('switch-network')?.click()
  const { session } = dockOf(config)
  await expect
    .poll(() => session.getState().connection.account?.chainId)
    .toBe(8453)
  await expect.poll(() => byTestId('switch-network')).toBeUndefined()
  await expect.poll(text).toContain('Sign in to')
})

test('a visitor who stays on that network signs a message that names the page’s network, which the page’s server accepts', async () => {
  const { status } = await connectElsewhere()
  byTestId('sign-in')?.click()
  await expect.poll(status).toBe('connected')
})

test('if the visitor declines the switch, the form says so and offers it again', async () => {
  const { wallet } = await connectElsewhere()
  wallet.answerNext('reject')
  byTestId('switch-network')?.click()
  await expect.poll(text).toContain('The switch to Base was declined.')
  expect(byTestId('switch-network')?.textContent).toBe('Try again')
  byTestId('switch-network')?.click()
  const { session } = dockOf(config)
  await expect
    .poll(() => session.getState().connection.account?.chainId)
    .toBe(8453)
})

test('a wallet that declines before the words for it have loaded is reported once they have', async () => {
  const real = await connectedButton.load()
  // A slow download. The test cannot delay the chunk of other tests, which is loaded.
  let arrive = () => {}
  const get = vi.spyOn(connectedButton, 'get').mockReturnValue(undefined)
  const late = new Promise<typeof real>((resolve) => {
    arrive = () => resolve(real)
  })
  const load = vi.spyOn(connectedButton, 'load').mockReturnValue(late)
  onTestFinished(() => {
    get.mockRestore()
    load.mockRestore()
  })
  const { wallet } = await connectElsewhere()
  wallet.answerNext('reject')
  byTestId('switch-network')?.click()
  const { session } = dockOf(config)
  await expect.poll(() => session.getState().notice).toBeTruthy()
  get.mockRestore()
  arrive()
  await expect.poll(text).toContain('The switch to Base was declined.')
})

/** Reports the end of the form's switch, and returns its button. */
async function failSwitch(
  failure: FailureClass,
  words: string,
  remedy?: SwitchRemedy,
) {
  const { wallet } = await connectElsewhere()
  // Otherwise the wallet itself would end this switch as well.
  wallet.answer('silent')
  const { session } = dockOf(config)
  session.send({ type: 'SWITCH', chainId: 8453 })
  const { switches: number } = session.getState()
  session.send({
    type: 'SWITCH_ENDED',
    number,
    failure: { class: failure },
    remedy,
  })
  await expect.poll(text).toContain(words)
  return byTestId('switch-network')
}

test('if the wallet does not have the network, the form offers to add it', async () => {
  const add = await failSwitch('chain-unknown', 'isn’t in your wallet yet')
  expect(add?.textContent).toBe('Add network')
  add?.click()
  expect(dockOf(config).session.getState().switchingTo).toBe(8453)
})

test('if no switch can help, the form offers none, and the visitor can disconnect', async () => {
  const words = 'Your wallet doesn’t support'
  expect(await failSwitch('chain-unsupported', words, 'none')).toBeUndefined()
  byTestId('cancel')?.click()
  const { session } = dockOf(config)
  await expect
    .poll(() => session.getState().connection.type)
    .toBe('disconnected')
})

test('for a wallet that cannot switch, the form explains that instead of offering the switch', async () => {
  await connectElsewhere()
  const { session } = dockOf(config)
  const { account } = session.getState().connection
  if (!account) throw new Error('No wallet is connected.')
  const connector = { ...account.connector, hasOneChain: true } as const
  session.send({ type: 'CHANGED', account: { ...account, connector } })
  await expect.poll(text).toContain('this wallet can’t switch')
  expect(byTestId('switch-network')).toBeUndefined()
})
