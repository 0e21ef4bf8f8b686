import {
  type ReactNode,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import type { DialogName } from '../../session/State'
import { authOf } from '../../session/signIn/authOf'
import { onDemand } from '../../ui/onDemand'
import { shortenAddress } from '../../ui/text/shortenAddress'
import { useOnDemand } from '../../ui/useOnDemand'
import type { Wallet } from '../wallet/Wallet'
import type { CustomButtonFields } from './customAccount'
import { useDock } from './DockContext'
import { useOpener } from './useOpener'
import { useWallet } from './useWallet'

export type CustomButtonProps = {
  readonly children: (fields: CustomButtonFields) => ReactNode
}

const fetchFields = () => import('./customAccount')

// Only hosts that draw their own button download it.
const customAccount = onDemand(() => fetchFields().catch(fetchFields))

/** A button drawn by the host. @throws Error outside `<WalletProvider>` */
export function CustomButton({ children }: CustomButtonProps) {
  const dock = useDock()
  const { session, shell } = dock
  const by = useOpener(dock)
  const wallet = useWallet()
  const readAuth = () => authOf(session.getState())
  const auth = useSyncExternalStore(session.subscribe, readAuth, readAuth)
  const [isMounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  // Such a button reports no hover, and cannot say that a dialog failed to load.
  useOnDemand(shell)
  const { value: customFields } = useOnDemand(customAccount)
  const { chain, dialog: opened } = wallet
  const open = (dialog: DialogName) => () =>
    session.send({ type: 'OPEN', dialog, by })
  return children({
    ...(customFields?.accountFields ?? plainFields)(wallet),
    ...(chain && { chain: { ...chain, hasIcon: Boolean(chain.iconUrl) } }),
    // Hosts hide their button until `mounted`: before, nobody knows whether there is an account, and no dialog opens.
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

/** Stands in for what every other field of the account comes with: a connected visitor is never offered to connect. */
function plainFields({ address, expects, hasPendingTransactions }: Wallet) {
  if (!address) return {}
  const displayName = shortenAddress(address)
  return { account: { address, displayName, expects, hasPendingTransactions } }
}
