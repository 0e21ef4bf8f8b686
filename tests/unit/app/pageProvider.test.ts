import { expect, test } from 'vitest'
import type { Dock, Feature } from '../../../src/app/Dock'
import type { Listening } from '../../../src/app/wallet/Eip1193Provider'
import { pageProvider } from '../../../src/app/wallet/pageProvider'
import { aPage } from './aPage'

/** Creates the provider of a page, whose code does not load while `isOffline` is true. */
function aProvider() {
  const network = { isOffline: false, loads: 0 }
  const received: { listening?: Listening } = {}
  const feature: Feature = {
    name: 'provider',
    isWanted: () => true,
    async provider() {
      network.loads += 1
      if (network.isOffline) throw new Error('The chunk did not load.')
      return {
        createAnswer(_, listening) {
          received.listening = listening
          return async ({ method }) => `answer to ${method}`
        },
      }
    },
  }
  // The provider's code is replaced here, so nothing else of the dock is read.
  const dock = aPage() as unknown as Dock
  const getProvider = pageProvider([feature], () => dock)
  return { getProvider, network, received }
}

test('the code of the provider loads once, when the page first reads the provider', async () => {
  const { getProvider, network } = aProvider()
  expect(network.loads).toBe(0)
  const provider = getProvider()
  expect(network.loads).toBe(1)
  expect(getProvider()).toBe(provider)
  expect(await provider.request({ method: 'eth_call' })).toBe(
    'answer to eth_call',
  )
  expect(network.loads).toBe(1)
})

test('while its code does not load, requests reject with an error of EIP-1193, and a later request loads it again', async () => {
  const { getProvider, network } = aProvider()
  network.isOffline = true
  const provider = getProvider()
  await expect(provider.request({ method: 'eth_call' })).rejects.toMatchObject({
    message: 'The chunk did not load.',
    code: 4900,
    data: { class: 'sdk-missing' },
  })
  network.isOffline = false
  expect(await provider.request({ method: 'eth_call' })).toBe(
    'answer to eth_call',
  )
})

test('listeners that are added before the code has loaded are kept, and a removed one is forgotten', async () => {
  const { getProvider, received } = aProvider()
  const provider = getProvider()
  const [first, second] = [() => {}, () => {}]
  provider.on('connect', first)
  provider.on('connect', second)
  provider.on('disconnect', first)
  await provider.request({ method: 'eth_call' })
  provider.removeListener('connect', first)
  provider.removeListener('chainChanged', second)
  expect(received.listening).toEqual([
    ['connect', second],
    ['disconnect', first],
  ])
})

test('request is an async function, because web3.js accepts no other', () => {
  const { request } = aProvider().getProvider()
  expect(request.constructor.name).toBe('AsyncFunction')
})
