import {
  type ReactNode,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { chainView } from '../../data/chains/chainView'
import {
  type WagmiAccount,
  wagmiAccount,
  watchWagmi,
} from '../../platform/page/wagmiAccount'
import { onDemand, useOnDemand } from '../../ui/onDemand'
import { shortenAddress } from '../../ui/text/shortenAddress'
import type { AuthStatus, DialogName } from '../../wallet/session/State'
import { authOf } from '../../wallet/session/selectors'
import type { Dock } from '../Dock'
import { restorableAccount } from '../storedAccountFor'
import type { Wallet } from '../wallet/walletState'
import type { CustomButtonFields } from './customAccount'
import { useDock } from './DockContext'
import { useTrigger } from './useTrigger'
import { useWallet } from './useWallet'

export type CustomButtonProps = {
  readonly children: (fields: CustomButtonFields) => ReactNode
}

const fetchFields = () =>
  import(/* webpackChunkName: 'walletList' */ './customAccount')

// Few hosts render their own button. The wallet list is loaded before an account is known.
const customAccount = onDemand(() => fetchFields().catch(fetchFields))

/** Renders the host's own button. @throws Error outside `<WalletProvider>` */
export function CustomButton({ children }: CustomButtonProps) {
  const dock = useDock()
  const { session, shell } = dock
  const by = useTrigger(dock)
  const wallet = useWallet()
  const readAuth = () => authOf(session.getState())
  const auth = useSyncExternalStore(session.subscribe, readAuth, readAuth)
  const [isMounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  // A custom button does not report hover, and cannot show that a dialog failed to load, so load the shell now.
  useOnDemand(shell)
  const { value: customFields } = useOnDemand(
    wallet.address ? customAccount : undefined,
  )
  const known = useKnownAccount(dock, wallet, auth)
  const { dialog: opened } = wallet
  const chain =
    wallet.chain ?? (known && chainView(dock.settings.chains, known.chainId))
  const open = (dialog: DialogName) => () =>
    session.send({ type: 'OPEN', dialog, by })
  return children({
    ...(known
      ? plainFields({ ...known, hasPendingTransactions: false })
      : (customFields?.accountFields ?? plainFields)(wallet)),
    ...(chain && { chain: { ...chain, hasIcon: Boolean(chain.iconUrl) } }),
    // Hosts hide their button until `mounted`, because before that the account is unknown and dialogs cannot open.
    mounted: !!known || (isMounted && wallet.status !== 'loading'),
    authenticationStatus: auth,
    openConnectModal: open('connect'),
    openAccountModal: open('account'),
    openChainModal: open('network'),
    connectModalOpen: opened === 'connect',
    accountModalOpen: opened === 'account',
    chainModalOpen: opened === 'network',
  })
}

/**
 * Returns the account of the page's own wagmi or of the stored session until the wallet has reported it, because
 * connected visitors must not see an offer to connect. Like the restored account, it is only shown to visitors who need
 * not sign in.
 */
function useKnownAccount(
  { session, settings }: Dock,
  { address }: Pick<Wallet, 'address'>,
  auth: AuthStatus | undefined,
): WagmiAccount | undefined {
  const { wagmi } = settings
  const watch = useCallback(
    (listener: () => void) => watchWagmi(wagmi, listener),
    [wagmi],
  )
  const find = () =>
    wagmiAccount(wagmi) ?? restorableAccount(settings, session.getState())
  // wagmi replaces its connections in place, so compare the values.
  const read = (account = find()) =>
    account && `${account.address} ${account.chainId}`
  // A server does not know the stored session.
  const isKnown = useSyncExternalStore(
    watch,
    () => read(),
    () => read(wagmiAccount(wagmi)),
  )
  return isKnown && !address && (!auth || auth === 'authenticated')
    ? find()
    : undefined
}

/** Returns the fields that are known before the download, so that connected visitors never see "Connect". */
function plainFields({
  address,
  expects,
  hasPendingTransactions,
}: Pick<Wallet, 'address' | 'expects' | 'hasPendingTransactions'>) {
  if (!address) return {}
  const displayName = shortenAddress(address)
  return { account: { address, displayName, expects, hasPendingTransactions } }
}
