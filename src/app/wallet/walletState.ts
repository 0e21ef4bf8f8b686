import type { ChainView } from '../../chains/Chain'
import { chainView } from '../../chains/chainView'
import type { WalletCapabilities } from '../../session/account/WalletCapabilities'
import { statusOf } from '../../session/connection/statusOf'
import { mayOpen } from '../../session/dialog/mayOpen'
import type {
  Account,
  Address,
  Balance,
  ConnectionStatus,
  ConnectorView,
  DialogName,
  State,
} from '../../session/State'
import type { Settings } from '../checkConfig'

/** A balance in the chain's currency. */
export type BalanceView = Balance & {
  /** As the button shows it, shortened and with the symbol. */
  readonly text: string
}

/** An account of a wallet that is connected. */
export type ConnectedAccount = Pick<
  Account,
  'address' | 'chainId' | 'connector'
>

/** What a host sees of the visitor's wallet. @see specification, section 3 */
export type WalletState = {
  readonly status: ConnectionStatus
  readonly address?: Address | undefined
  /** The account that the host needs, while another one is connected. */
  readonly expects?: Address | undefined
  /** Resolved name; `undefined` while unknown or when there is none. */
  readonly name?: string | undefined
  /** Image URL of the resolved avatar. */
  readonly avatar?: string | undefined
  readonly balance?: BalanceView | undefined
  /** The wallet's chain; `unsupported` when the host did not configure it. */
  readonly chain?: ChainView | undefined
  /** The host's chains, in its order. */
  readonly chains: readonly ChainView[]
  readonly connector?: ConnectorView | undefined
  /** All accounts that are connected, the active one first: one at most, unless the host lets several wallets be. */
  readonly accounts: readonly ConnectedAccount[]
  readonly hasPendingTransactions: boolean
  /** What the wallet can do here; `undefined` until a page that sends batches has asked. */
  readonly capabilities?: WalletCapabilities | undefined
  /** The dialog that is open. */
  readonly dialog?: DialogName | undefined
  /** Which dialogs `open` would open now. */
  readonly mayOpen: Readonly<Record<DialogName, boolean>>
}

/** What the status says about the account, so that a host that has checked the status need not check the account. */
export type AccountByStatus =
  | (PresentAccount & { readonly status: 'connected' })
  | (PresentAccount & { readonly status: 'unauthenticated' })
  | {
      readonly status: 'disconnected'
      readonly address?: undefined
      readonly chain?: undefined
      readonly connector?: undefined
    }
  // A host's sign-in may be loading while a wallet is connected.
  | { readonly status: 'loading' }

/** What is known of every account that is connected. */
export type PresentAccount = {
  readonly address: Address
  readonly chain: ChainView
  readonly connector: ConnectorView
}

/** Puts the session into a host's words. Pure. */
export function walletState(
  state: State,
  settings: Settings,
  /** Writes a balance, once the code for it is loaded. */
  write: (balance: Balance) => string | undefined = () => undefined,
): WalletState & AccountByStatus {
  const { chains } = settings
  const { connection, others = [] } = state
  const accounts =
    connection.type === 'connected' ? [connection.account, ...others] : []
  const {
    chainId,
    balance,
    hasPendingTransactions = false,
    ...account
  }: Some = accounts[0] ?? {}
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
  // `statusOf` reads the same connection: only a connected one has those statuses, and it has an account.
  return wallet as WalletState & AccountByStatus
}

/** The account, or nothing of it. */
type Some = Partial<Account>
