import { usualRdns } from './createOwner'
import { createTestProvider } from './createTestProvider'
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

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#12805c"/><path d="M12.5 6.5h7M14 6.5v7l-5.5 9.5a1.6 1.6 0 0 0 1.4 2.5h12.2a1.6 1.6 0 0 0 1.4-2.5L18 13.5v-7" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/><path d="M11.5 19.5h9l2.5 4.5h-14z" fill="#9ff0cf"/></svg>'

/** A laboratory flask, because this wallet is for tests. */
const icon = `data:image/svg+xml,${encodeURIComponent(svg)}`
