import type { ChainView } from '../../chains/Chain'
import type { AuthStatus, Balance } from '../../session/State'
import { shortenAddress } from '../../ui/text/shortenAddress'
import { shortenName } from '../../ui/text/shortenName'
import type { Wallet } from '../wallet/Wallet'

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
    /** The account that the host needs instead. */
    readonly expects?: string | undefined
  }
  readonly chain?: ChainView & { readonly hasIcon: boolean }
  /**
   * False in the first rendering and while a session is restored or the sign-in's status is loading: hide what depends on
   * the visitor.
   */
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

/** The account in the words of a host's own button; nothing without a wallet. */
export function accountFields(
  wallet: Wallet,
): Pick<CustomButtonFields, 'account'> {
  const { address, name, avatar, expects, hasPendingTransactions } = wallet
  if (!address) return {}
  return {
    account: {
      address,
      displayName: name ? shortenName(name) : shortenAddress(address),
      // The balance is fetched for buttons that show it.
      get displayBalance() {
        return wallet.balance?.text
      },
      get balanceDecimals() {
        return wallet.balance?.decimals
      },
      get balanceFormatted() {
        return wallet.balance && formatUnits(wallet.balance)
      },
      get balanceSymbol() {
        return wallet.balance?.symbol
      },
      ensName: name,
      ensAvatar: avatar,
      hasPendingTransactions,
      expects,
    },
  }
}

/** The whole balance in the chain's currency, as a decimal number. */
function formatUnits({ value, decimals }: Balance): string {
  const digits = value.toString().padStart(decimals + 1, '0')
  const point = digits.length - decimals
  const written = `${digits.slice(0, point)}.${digits.slice(point)}`
  return written.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '')
}
