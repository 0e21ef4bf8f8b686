// biome-ignore-all lint/correctness/noComponentHookFactories: made once for each import, and without state
import { withGuide } from '../errors/withGuide'
import type {
  ModuleName,
  Walletdock,
} from '../remote/container/WalletdockModules'
import type { LoadFailure } from './LoadFailure'

type Components = 'ConnectButton' | 'WalletProvider' | 'WagmiBridge'
/** Every export of the exposed modules, except the test wallet and the function that only the kit calls. */
type Exports = Omit<
  Walletdock<ModuleName>,
  'installTestWallet' | 'forReact' | Components
> &
  // The stand-ins return values that React can render, but do not create elements, because they do not import React.
  Record<Components, (props: { readonly children?: unknown }) => unknown>

type Sending = ReturnType<Exports['useSendTransaction']>

/** Returns stand-ins for the exposed modules, for pages where Walletdock has not loaded, with the reason. */
export function withoutWallet({ reason, message }: LoadFailure) {
  const none = () => null
  const refuse = async () => {
    const message = 'Walletdock is not loaded, so there is no wallet.'
    const error = new Error(withGuide(message, 'federation-plugins'))
    // The provider's errors have the form of EIP-1193.
    throw Object.assign(error, { code: 4900, data: { class: 'sdk-missing' } })
  }
  const subscribe = () => () => {}
  const provider = { request: refuse, on() {}, removeListener() {} }
  const wallet: ReturnType<Exports['useWallet']> = {
    status: 'disconnected',
    unavailable: { reason, message, retry: () => location.reload() },
    accounts: [],
    chains: [],
    hasPendingTransactions: false,
    mayOpen: { connect: false, account: false, network: false },
    open: async () => {},
    close() {},
    switchChain: refuse,
    disconnect: async () => {},
    setActive: refuse,
    provider,
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
    // Does not render its children, because they need a wagmi config and none is available.
    WagmiBridge: none,
    useWallet: () => wallet,
    useSendTransaction: () => sending,
    useAddRecentTransaction: () => () => {},
    mount: () => ({
      update() {},
      unmount() {},
      getSnapshot: () => wallet,
      provider,
      subscribe,
      onFailure: subscribe,
    }),
    getProvider: () => provider,
    endPage: async () => {},
    onWalletEvent: subscribe,
    getWagmiConfig: refuse,
  } satisfies Exports
}
