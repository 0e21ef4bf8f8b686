import { expect, test } from 'vitest'
import { dockOf } from '../../../../src/app/dockOf.initial'
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
  return host
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

test('whoever stays on that network signs a message that names the page’s network, which the page’s server accepts', async () => {
  const { status } = await connectElsewhere()
  byTestId('sign-in')?.click()
  await expect.poll(status).toBe('connected')
})
