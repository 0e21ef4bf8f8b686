import { type ReactNode, useEffect, useState } from 'react'
import type { ChainView } from '../chains/Chain'
import type { AuthStatus, Balance } from '../session/State'
import { shortenAddress } from '../ui/shortenAddress'
import { shortenName } from '../ui/shortenName'
import { useDock } from './DockContext'
import { useWallet, type Wallet } from './useWallet'

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

/** A button drawn by the host. @throws Error outside `<WalletProvider>` */
export function CustomButton({ children }: CustomButtonProps) {
  const { session } = useDock()
  const wallet = useWallet()
  const [mounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  const { open, dialog } = wallet
  return children({
    ...accountFields(wallet),
    ...chainFields(wallet),
    mounted,
    authenticationStatus: session.getState().auth,
    openConnectModal: () => open('connect'),
    openAccountModal: () => open('account'),
    openChainModal: () => open('network'),
    connectModalOpen: dialog === 'connect',
    accountModalOpen: dialog === 'account',
    chainModalOpen: dialog === 'network',
  })
}

function accountFields(wallet: Wallet): Pick<CustomButtonFields, 'account'> {
  const { address, name, avatar, balance, hasPendingTransactions } = wallet
  if (!address) return {}
  return {
    account: {
      address,
      displayName: name ? shortenName(name) : shortenAddress(address),
      displayBalance: balance?.text,
      balanceDecimals: balance?.decimals,
      balanceFormatted: balance && formatUnits(balance),
      balanceSymbol: balance?.symbol,
      ensName: name,
      ensAvatar: avatar,
      hasPendingTransactions,
    },
  }
}

function chainFields({ chain }: Wallet): Pick<CustomButtonFields, 'chain'> {
  return chain ? { chain: { ...chain, hasIcon: Boolean(chain.iconUrl) } } : {}
}

/** The whole balance in the chain's currency, as a decimal number. */
function formatUnits({ value, decimals }: Balance): string {
  const digits = value.toString().padStart(decimals + 1, '0')
  const point = digits.length - decimals
  const written = `${digits.slice(0, point)}.${digits.slice(point)}`
  return written.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '')
}
