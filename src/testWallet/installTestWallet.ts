import { createTestProvider } from './createTestProvider'
import { icon } from './icon'
import type { TestWallet, TestWalletOptions } from './TestWallet'

export type { TestWallet, TestWalletOptions } from './TestWallet'

/**
 * Installs a wallet for tests and demonstrations into this page: it announces itself like an extension and
 * signs with an account that the chain behind `rpcUrls` holds unlocked, such as a local development chain's.
 * @example installTestWallet({ address: '0xf39F…', rpcUrls: { 8453: 'http://127.0.0.1:8545' } }).answer('reject')
 * @see EIP-6963
 */
export function installTestWallet(options: TestWalletOptions): TestWallet {
  const { provider, wallet } = createTestProvider(options)
  const detail = Object.freeze({
    info: Object.freeze({
      uuid: crypto.randomUUID?.() ?? String(Math.random()),
      name: options.name ?? 'Test Wallet',
      rdns: options.rdns ?? 'dev.walletdock.test',
      icon,
    }),
    provider,
  })
  const announce = () =>
    dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))

  addEventListener('eip6963:requestProvider', announce)
  announce()
  return {
    ...wallet,
    uninstall() {
      removeEventListener('eip6963:requestProvider', announce)
      wallet.leave()
    },
  }
}
