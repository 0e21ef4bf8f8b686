import type { Config } from '@wagmi/core'

/**
 * Loads the code that sends, for wallets that open a popup or an app. Browsers allow that only for a short time after a
 * tap.
 */
export function prepareSend({ state }: Config): void {
  const { connections, current } = state
  const { type = '' } = connections.get(current ?? '')?.connector ?? {}
  // Extensions open their prompt without a tap.
  if (!/^(walletConnect|coinbaseWallet)$/.test(type)) return
  const parts = [
    import(
      /* webpackChunkName: 'likely-sendTransaction' */ './sendTransaction'
    ),
    import(
      /* webpackChunkName: 'likely-watchTransactions' */ './watchTransactions'
    ),
  ]
  // `send` loads the code again and reports the error.
  Promise.all<unknown>(parts).catch(() => {})
}
