import type { ChainView } from '../../data/chains/Chain'
import { chainView } from '../../data/chains/chainView'
import type { WalletCapabilities } from '../../data/transactions/WalletCapabilities'
import type {
  Account,
  Address,
  Balance,
  ConnectionStatus,
  ConnectorView,
  DialogName,
  State,
} from '../../wallet/session/State'
import {
  accountIn,
  accountsIn,
  mayOpen,
  statusOf,
} from '../../wallet/session/selectors'
import type { Settings } from '../checkConfig'
import type { Eip1193Provider } from './Eip1193Provider'
import type { WalletActions } from './walletActions'

/** A balance in the chain's native currency. */
export type BalanceView = Balance & {
  /** Formatted as on the button: shortened, with the symbol. */
  readonly text: string
}

/** An account of a connected wallet. */
export type ConnectedAccount = Pick<
  Account,
  'address' | 'chainId' | 'connector'
>

/** The state of the visitor's wallet for hosts. @see specification, section 3 */
export type WalletState = {
  readonly status: ConnectionStatus
  readonly address?: Address | undefined
  /** The account that the host expects, while a different one is connected. */
  readonly expects?: Address | undefined
  /** Resolved name. `undefined` until it is resolved, and if the account has no name. */
  readonly name?: string | undefined
  /** Image URL of the resolved avatar. */
  readonly avatar?: string | undefined
  readonly balance?: BalanceView | undefined
  /**
   * The wallet's chain. `unsupported` if the host has not configured it. Without a wallet, the chain that the visitor
   * has chosen, if the page offers the choice.
   */
  readonly chain?: ChainView | undefined
  /** The host's chains, in its order. */
  readonly chains: readonly ChainView[]
  readonly connector?: ConnectorView | undefined
  /** All connected accounts, the active one first. At most one, unless the host allows several wallets. */
  readonly accounts: readonly ConnectedAccount[]
  readonly hasPendingTransactions: boolean
  /** The wallet's capabilities. `undefined` until a page that sends batches has queried them. */
  readonly capabilities?: WalletCapabilities | undefined
  /** The open dialog. */
  readonly dialog?: DialogName | undefined
  /** Which dialogs `open` can open now. */
  readonly mayOpen: Readonly<Record<DialogName, boolean>>
}

/** The fields that each status guarantees, so that hosts that check the status need not check the account. */
export type AccountByStatus =
  | (PresentAccount & { readonly status: 'connected' })
  | (PresentAccount & { readonly status: 'unauthenticated' })
  | {
      readonly status: 'disconnected'
      readonly address?: undefined
      readonly connector?: undefined
    }
  // The host's sign-in may be loading while a wallet is connected.
  | { readonly status: 'loading' }

/** Fields of every connected account. */
export type PresentAccount = {
  readonly address: Address
  readonly chain: ChainView
  readonly connector: ConnectorView
}

/** Converts the session's state to the format for hosts. */
export function walletState(
  state: State,
  settings: Settings,
  /** Formats a balance, once the code for it has loaded. */
  write: (balance: Balance) => string | undefined = () => undefined,
): WalletState & AccountByStatus {
  const { chains } = settings
  const accounts = accountsIn(state)
  const {
    chainId = state.chosenChain,
    balance,
    hasPendingTransactions = false,
    ...account
  }: Partial<Account> = accountIn(state) ?? {}
  const text = balance && write(balance)
  const wallet: WalletState = {
    ...account,
    accounts,
    status: statusOf(state),
    balance: balance && text ? { ...balance, text } : undefined,
    chain: chainId ? chainView(chains, chainId) : undefined,
    chains: chains.map(({ id }) => chainView(chains, id)),
    hasPendingTransactions,
    dialog: state.dialog?.name,
    mayOpen: mayOpen(state),
  }
  // `statusOf` reads the same connection, so these statuses imply a connected account. TypeScript cannot infer that.
  return wallet as WalletState & AccountByStatus
}

/** The wallet's current state and its functions. */
export type WalletSnapshot = WalletState & WalletActions & AccountByStatus

/** Why there is no wallet on a page that imports Walletdock by federation. */
export type Unavailable = {
  /** The reason of the kit's `LoadFailure`, such as `timed-out`. */
  readonly reason: string
  /** Says what happened and what to do, for developers. */
  readonly message: string
  /** Reloads the page, because the imports of a page cannot be replaced. */
  readonly retry: () => void
}

/** The visitor's wallet: its current state, its functions, and its provider. */
export type Wallet = WalletSnapshot & {
  /** The same object for as long as the page is open. Its code loads when the page reads this field. */
  readonly provider: Eip1193Provider
  /** Set if the remote could not be loaded, on pages with `walletdock/federation`. The status is then `disconnected`. */
  readonly unavailable?: Unavailable
}
