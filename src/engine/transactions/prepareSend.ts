import type { Config } from '@wagmi/core'

/** Fetches what sending takes, for wallets that open a window or an app: browsers let them do so for a short time only. */
export function prepareSend({ state }: Config): void {
  const { connections, current } = state
  const { type = '' } = connections.get(current ?? '')?.connector ?? {}
  // An extension asks by itself.
  if (!/^(walletConnect|coinbaseWallet)$/.test(type)) return
  const parts = [
    import(/* webpackChunkName: 'often-sendTransaction' */ './sendTransaction'),
    import(
      /* webpackChunkName: 'often-watchTransactions' */ './watchTransactions'
    ),
  ]
  // `send` fetches them again, and reports the error.
  Promise.all<unknown>(parts).catch(() => {})
}
