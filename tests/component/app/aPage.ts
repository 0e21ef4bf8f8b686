import { afterEach, beforeEach, expect } from 'vitest'
import { dockOf } from '../../../src/app/dockOf.initial'
import type { WalletdockConfig } from '../../../src/app/WalletdockConfig'
import type { Wallet } from '../../../src/wallets/Wallet'
import { chains, walletId as rdns, rpcUrls } from '../engine/startEngine'

const registry = Symbol.for('walletdock.registry/2')

// Each test starts with an empty page.
beforeEach(() => void Reflect.deleteProperty(globalThis, registry))
afterEach(() => void Reflect.deleteProperty(globalThis, registry))

/** The test wallet as an entry of a host's list. */
export const acme: Wallet = {
  id: 'acme',
  name: 'Acme',
  iconUrl: 'data:image/svg+xml,',
  iconBackground: '#fff',
  rdns: [rdns],
  transports: ['injected'],
}

/** A host's configuration, with local chains and the test wallet. */
export const config: WalletdockConfig = {
  appName: 'Shop',
  chains,
  rpcUrls,
  ensRpcUrl: false,
  wallets: [{ groupName: 'Popular', wallets: [acme] }],
}

/** Connects as a visitor does, through the connect dialog. */
export async function connect(
  more: Partial<WalletdockConfig> = {},
  walletId = 'acme',
) {
  const dock = dockOf({ ...config, ...more })
  const { session } = dock
  await dock.wallets.load()
  session.send({ type: 'OPEN', dialog: 'connect' })
  session.send({ type: 'CHOOSE', walletId })
  await expect.poll(() => session.getState().connection.type).toBe('connected')
  return dock
}
