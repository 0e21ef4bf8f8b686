import { usualRdns } from './createOwner'
import { createTestProvider } from './createTestProvider'
import { icon } from './icon'
import type { TestWallet, TestWalletOptions } from './TestWallet'

export type { Outcome, TestWallet, TestWalletOptions } from './TestWallet'

/**
 * Installs a wallet for tests and demonstrations into this page. It announces itself like an extension, signs with the
 * keys of a public mnemonic without a prompt, and responds as scripted.
 * @example installTestWallet()
 * @example installTestWallet({ script: ['reject', 'approve'] })
 * @example installTestWallet({ rpcUrls: { 8453: 'http://127.0.0.1:8545' } }).answer('silent')
 * @see EIP-6963
 */
export function installTestWallet(options: TestWalletOptions = {}): TestWallet {
  const { name = 'Test Wallet', rdns = usualRdns } = options
  const { provider, wallet } = createTestProvider(options)
  const detail = Object.freeze({
    info: Object.freeze({
      uuid: crypto.randomUUID?.() ?? String(Math.random()),
      name,
      rdns,
      icon: options.icon ?? icon,
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
