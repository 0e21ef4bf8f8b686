// biome-ignore-all lint/correctness/noComponentHookFactories: made once for each import, and without state
import type { ModuleName, Walletdock } from './WalletdockModules'

type Components = 'ConnectButton' | 'WalletProvider' | 'WagmiBridge'
/** Every export of the exposed modules, but for the wallet of tests and what the kit alone calls. */
type Exports = Omit<
  Walletdock<ModuleName>,
  'installTestWallet' | 'forReact' | Components
> &
  // They return what React takes, not elements.
  Record<Components, (props: { readonly children?: unknown }) => unknown>

type Sending = ReturnType<Exports['useSendTransaction']>

/** What the exposed modules are while there is no wallet. Its text goes into pages: it may name nothing from outside. */
export function withoutWallet() {
  const none = () => null
  const refuse = () =>
    Promise.reject(new Error('Walletdock is not loaded: there is no wallet.'))
  const hear = () => () => {}
  const wallet: ReturnType<Exports['useWallet']> = {
    status: 'disconnected',
    accounts: [],
    chains: [],
    hasPendingTransactions: false,
    mayOpen: { connect: false, account: false, network: false },
    open() {},
    close() {},
    switchChain: refuse,
    disconnect: async () => {},
    setActive: refuse,
  }
  const mutate: Sending['mutate'] = (_, { onError, onSettled } = {}) => {
    refuse().catch((error) => {
      onError?.(error)
      onSettled?.(undefined, error)
    })
  }
  const sending: Sending = {
    send: refuse,
    mutateAsync: refuse,
    mutate,
    sendTransactionAsync: refuse,
    sendTransaction: mutate,
    reset() {},
    isAsking: false,
    status: 'idle',
    isIdle: true,
    isPending: false,
    isSuccess: false,
    isError: false,
    data: undefined,
    error: null,
    variables: undefined,
  }
  return {
    ConnectButton: Object.assign(() => null, { Custom: none }),
    WalletProvider: ({ children = null }) => children,
    // What is below it needs a wagmi config, and there is none.
    WagmiBridge: none,
    useWallet: () => wallet,
    useSendTransaction: () => sending,
    useAddRecentTransaction: () => () => {},
    mount: () => ({
      update() {},
      unmount() {},
      getSnapshot: () => wallet,
      subscribe: hear,
      onFailure: hear,
    }),
    onWalletEvent: hear,
    getWagmiConfig: refuse,
    wagmiConfig: refuse,
  } satisfies Exports
}
