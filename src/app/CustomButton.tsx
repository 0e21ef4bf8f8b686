import { type ReactNode, useEffect, useState } from 'react'
import type { ChainView } from '../chains/Chain'
import { authOf } from '../session/authOf'
import type { AuthStatus, DialogName } from '../session/State'
import { arrival } from '../ui/arrival'
import { useArrival } from '../ui/useArrival'
import { useDock } from './DockContext'
import { useOpener } from './useOpener'
import { useWallet } from './useWallet'

/** What a host's own button is drawn from. @see the reference behaviour of custom buttons */
export type CustomButtonFields = {
  readonly account?: {
    readonly address: string
    /** Name or shortened address. */
    readonly displayName: string
    readonly displayBalance?: string | undefined
    readonly balanceDecimals?: number | undefined
    readonly balanceFormatted?: string | undefined
    readonly balanceSymbol?: string | undefined
    readonly ensName?: string | undefined
    readonly ensAvatar?: string | undefined
    readonly hasPendingTransactions: boolean
  }
  readonly chain?: ChainView & { readonly hasIcon: boolean }
  /** False in the first rendering: hide what depends on the visitor. */
  readonly mounted: boolean
  readonly authenticationStatus?: AuthStatus | undefined
  /** Each does nothing while its dialog may not open. */
  readonly openConnectModal: () => void
  readonly openAccountModal: () => void
  readonly openChainModal: () => void
  readonly connectModalOpen: boolean
  readonly accountModalOpen: boolean
  readonly chainModalOpen: boolean
}

export type CustomButtonProps = {
  readonly children: (fields: CustomButtonFields) => ReactNode
}

// Only hosts that draw their own button download it, and only visitors with a wallet wait for it.
const customAccount = arrival(() => import('./customAccount'))

/** A button drawn by the host. @throws Error outside `<WalletProvider>` */
export function CustomButton({ children }: CustomButtonProps) {
  const dock = useDock()
  const { session, shell } = dock
  const by = useOpener(dock)
  const wallet = useWallet()
  const [mounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  // Nobody hears a visitor come near such a button, and it cannot tell that no dialog came.
  useArrival(shell)
  const { value: account } = useArrival(customAccount)
  const { chain, dialog: opened } = wallet
  const open = (dialog: DialogName) => () =>
    session.send({ type: 'OPEN', dialog, by })
  return children({
    ...account?.accountFields(wallet),
    ...(chain && { chain: { ...chain, hasIcon: Boolean(chain.iconUrl) } }),
    mounted,
    authenticationStatus: authOf(session.getState()),
    openConnectModal: open('connect'),
    openAccountModal: open('account'),
    openChainModal: open('network'),
    connectModalOpen: opened === 'connect',
    accountModalOpen: opened === 'account',
    chainModalOpen: opened === 'network',
  })
}
