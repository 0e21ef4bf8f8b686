import {
  type ReactNode,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import type { DialogName } from '../../session/State'
import { authOf } from '../../session/signIn/authOf'
import { onDemand } from '../../ui/onDemand'
import { useOnDemand } from '../../ui/useOnDemand'
import type { CustomButtonFields } from './customAccount'
import { useDock } from './DockContext'
import { useOpener } from './useOpener'
import { useWallet } from './useWallet'

export type CustomButtonProps = {
  readonly children: (fields: CustomButtonFields) => ReactNode
}

// Only hosts that draw their own button download it, and only visitors with a wallet wait for it.
const customAccount = onDemand(() => import('./customAccount'))

/** A button drawn by the host. @throws Error outside `<WalletProvider>` */
export function CustomButton({ children }: CustomButtonProps) {
  const dock = useDock()
  const { session, shell } = dock
  const by = useOpener(dock)
  const wallet = useWallet()
  const readAuth = () => authOf(session.getState())
  const auth = useSyncExternalStore(session.subscribe, readAuth, readAuth)
  const [mounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  // Such a button reports no hover, and cannot say that a dialog failed to load.
  useOnDemand(shell)
  const { value: account } = useOnDemand(customAccount)
  const { chain, dialog: opened } = wallet
  const open = (dialog: DialogName) => () =>
    session.send({ type: 'OPEN', dialog, by })
  return children({
    ...account?.accountFields(wallet),
    ...(chain && { chain: { ...chain, hasIcon: Boolean(chain.iconUrl) } }),
    mounted,
    authenticationStatus: auth,
    openConnectModal: open('connect'),
    openAccountModal: open('account'),
    openChainModal: open('network'),
    connectModalOpen: opened === 'connect',
    accountModalOpen: opened === 'account',
    chainModalOpen: opened === 'network',
  })
}
