import type { BrowserContext } from '@playwright/test'
import { testAddress } from '../chain'
import { test as base } from '../phoneTest'
import type { World } from '../startWorld'
import type { Extension, ExtensionOptions } from './Extension'
import { installExtension } from './installExtension'

/** Another account of the wallet, unlocked in the local chains. */
export const secondAddress = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** How one is installed, as far as it is not MetaMask as usual. */
type Install = (options?: Partial<ExtensionOptions>) => Promise<Extension>

/** A test whose visitor has MetaMask, and may install more; the host's own test wallet is away. */
export const test = base.extend<{
  install: Install
  metaMask: Extension
  /** The same visitor without any wallet. */
  bare: undefined
}>({
  bare: async ({ world }, use) => {
    world.changeSettings({ testWallet: null })
    await use(undefined)
  },
  install: async ({ bare: _, context, world }, use) => {
    await use((options) => install(context, world, options))
  },
  metaMask: async ({ install }, use) => {
    await use(await install())
  },
})

function install(
  context: BrowserContext,
  world: World,
  options: Partial<ExtensionOptions> = {},
) {
  const { '8453': base, '10': second } = world.hostSettings().rpcUrls
  return installExtension(context, {
    name: 'MetaMask',
    rdns: 'io.metamask',
    accounts: [testAddress, secondAddress],
    chainId: 8453,
    chainIds: [8453, 137],
    // A network that the page does not list has a node as well; which one does not matter.
    rpcUrls: { 8453: base, 10: second, 137: second },
    ...options,
  })
}
