import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useState,
} from 'react'
import type { Walletdock } from '../../remote/container/WalletdockModules'
import type { AddRecentTransaction } from '../../remote/exposes/useAddRecentTransaction'
import type { WalletdockConfig } from '../../remote/exposes/WalletProvider'
import type { LoadFailure } from '../LoadFailure'
import type { LoadOptions } from '../LoadOptions'
import {
  loadWalletdock,
  WalletdockBoundary,
  type WalletdockBoundaryProps,
} from '../walletdock'
import { provided } from './shared'
import {
  createSharedLoad,
  type SharedLoad,
  type SharedLoadState,
} from './sharedLoad'

export type WalletdockProviderProps = WalletdockConfig & {
  /** URL of the remote, or the options of `loadWalletdock`. */
  readonly remote: string | LoadOptions<never>
  /** Called with every failure. Without it, load failures are logged to the console. */
  readonly onFailure?: ((failure: LoadFailure) => void) | undefined
  /** Value of the page's cookie `walletdock`, as for `WalletdockBoundary`. */
  readonly accountCookie?: string | undefined
  /** The page. It renders at once, whether the remote loads or not. */
  readonly children?: ReactNode
}

type Kit = SharedLoadState &
  Pick<WalletdockProviderProps, 'remote' | 'onFailure' | 'accountCookie'> & {
    readonly sharedLoad: SharedLoad
    readonly config: WalletdockConfig
  }

const KitContext = createContext<Kit | undefined>(undefined)

/** @throws Error outside `<WalletdockProvider>` */
export const useKit = (): Kit => provided(useContext(KitContext))

/**
 * Loads and configures Walletdock for the components and hooks below it. Renders its children at once, on a server,
 * too. Takes the options of Walletdock as props. A page needs one provider.
 *
 * @example
 * <WalletdockProvider remote="https://wallet.example" appName="Shop" projectId="…">
 *   <ConnectButton />
 * </WalletdockProvider>
 */
export function WalletdockProvider({
  remote,
  onFailure,
  accountCookie,
  children,
  ...config
}: WalletdockProviderProps): ReactNode {
  const [state, setState] = useState<SharedLoadState>({ attempt: 0 })
  const [sharedLoad] = useState(() => createSharedLoad(state, setState))
  const { inVain, isAdding } = state
  return (
    <KitContext.Provider
      value={{
        ...{ ...state, sharedLoad, config },
        ...{ remote, onFailure, accountCookie },
      }}
    >
      {children}
      {/* Without a style on the server, because a policy may forbid style attributes. */}
      <div role="alert" hidden={!inVain} style={inVain ? corner : {}}>
        <Loaded
          // Few pages add transactions, so the module for it loads with the first one.
          key={`${isAdding}`}
          more={isAdding && ['./useAddRecentTransaction']}
          placeholder=""
          // A visitor who has waited in vain sees the button that retries.
          fallback={inVain ? undefined : nothing}
          onCrash={sharedLoad.fail}
        >
          {(walletdock) => <Relay {...walletdock} />}
        </Loaded>
      </div>
    </KitContext.Provider>
  )
}

/** Place of the button that a visitor sees who has waited in vain. */
const corner = {
  position: 'fixed',
  right: 16,
  bottom: 16,
  zIndex: 9999,
} as const

type More = './useAddRecentTransaction'
type LoadedProps = Omit<
  WalletdockBoundaryProps<Walletdock & Partial<Walletdock<More>>>,
  'load' | 'config' | 'onFailure'
> & {
  /** Called when the content has thrown. */
  readonly onCrash?: (failure: LoadFailure) => void
  /** Modules that the children need beyond those of the button. */
  readonly more?: readonly More[] | false | undefined
}

/** Renders content that needs the remote. All parts of a provider share its load. */
export function Loaded({ onCrash, more, ...props }: LoadedProps): ReactNode {
  const { sharedLoad, config, accountCookie, ...kit } = useKit()
  const { remote, onFailure, attempt } = kit
  const load = async () => {
    const options = typeof remote === 'string' ? { url: remote } : remote
    const loaded = await loadWalletdock<More>({
      ...options,
      modules: more || undefined,
    })
    if (!loaded.ok) (onFailure ?? console.error)(loaded.failure)
    return loaded
  }
  return (
    <WalletdockBoundary
      key={attempt}
      {...props}
      load={() => (more ? load() : sharedLoad.load(load))}
      {...{ config, accountCookie }}
      onFailure={(failure) => {
        // The load has reported its failures, and React itself logs crashes.
        if (failure.reason !== 'crashed') return
        onFailure?.(failure)
        onCrash?.(failure)
      }}
    />
  )
}

/** Passes the remote's wallet to the page, and the page's transactions to the remote. */
function Relay({
  useWallet,
  useAddRecentTransaction: useAdd = nothing,
}: Pick<Walletdock, 'useWallet'> & {
  readonly useAddRecentTransaction?: () => AddRecentTransaction | undefined
}) {
  const { sharedLoad } = useKit()
  const wallet = useWallet()
  const add = useAdd()
  useEffect(() => sharedLoad.report(wallet), [sharedLoad, wallet])
  useEffect(() => {
    if (add && wallet.address) sharedLoad.transactions.splice(0).forEach(add)
  })
  return null
}
const nothing = () => undefined
