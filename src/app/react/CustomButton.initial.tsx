import {
  type ReactNode,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import type { DialogName } from '../../session/State'
import { authOf } from '../../session/selectors.initial'
import { onDemand } from '../../ui/onDemand.initial'
import { shortenAddress } from '../../ui/text/shortenAddress.initial'
import { useOnDemand } from '../../ui/useOnDemand.initial'
import type { Wallet } from '../wallet/Wallet'
import type { CustomButtonFields } from './customAccount'
import { useDock } from './DockContext.initial'
import { useOpener } from './useOpener.initial'
import { useWallet } from './useWallet.initial'

export type CustomButtonProps = {
  readonly children: (fields: CustomButtonFields) => ReactNode
}

const fetchFields = () => import('./customAccount')

// Loaded only for hosts that render their own button.
const customAccount = onDemand(() => fetchFields().catch(fetchFields))

/** Renders the host's own button. @throws Error outside `<WalletProvider>` */
export function CustomButton({ children }: CustomButtonProps) {
  const dock = useDock()
  const { session, shell } = dock
  const by = useOpener(dock)
  const wallet = useWallet()
  const readAuth = () => authOf(session.getState())
  const auth = useSyncExternalStore(session.subscribe, readAuth, readAuth)
  const [isMounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  // A custom button does not report hover, and cannot show that a dialog failed to load, so load the shell now.
  useOnDemand(shell)
  const { value: customFields } = useOnDemand(customAccount)
  const { chain, dialog: opened } = wallet
  const open = (dialog: DialogName) => () =>
    session.send({ type: 'OPEN', dialog, by })
  return children({
    ...(customFields?.accountFields ?? plainFields)(wallet),
    ...(chain && { chain: { ...chain, hasIcon: Boolean(chain.iconUrl) } }),
    // Hosts hide their button until `mounted`, because before that the account is unknown and dialogs cannot open.
    mounted: isMounted && wallet.status !== 'loading',
    authenticationStatus: auth,
    openConnectModal: open('connect'),
    openAccountModal: open('account'),
    openChainModal: open('network'),
    connectModalOpen: opened === 'connect',
    accountModalOpen: opened === 'account',
    chainModalOpen: opened === 'network',
  })
}

/** Returns the fields that are known before the download, so that connected visitors never see "Connect". */
function plainFields({ address, expects, hasPendingTransactions }: Wallet) {
  if (!address) return {}
  const displayName = shortenAddress(address)
  return { account: { address, displayName, expects, hasPendingTransactions } }
}
