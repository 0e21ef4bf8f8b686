import type { ChainView } from '../../data/chains/Chain'
import { displayName } from '../../ui/text/shortenName'
import type { AuthStatus, Balance } from '../../wallet/session/State'
import type { Wallet } from '../wallet/walletState'

/**
 * Values for a host's own button. The fields have the names of RainbowKit's custom button.
 * @see https://rainbowkit.com/docs/custom-connect-button
 */
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
    /** The account that the host expects instead of this one. */
    readonly expects?: string | undefined
  }
  readonly chain?: ChainView & { readonly hasIcon: boolean }
  /**
   * False in the first render, while a session is restored, and while the status of the sign-in is loading. Hide
   * everything that depends on the visitor. If the page's own wagmi knows the account, true from the first render.
   */
  readonly mounted: boolean
  readonly authenticationStatus?: AuthStatus | undefined
  /** Each of these functions does nothing if its dialog may not open. */
  readonly openConnectModal: () => void
  readonly openAccountModal: () => void
  readonly openChainModal: () => void
  readonly connectModalOpen: boolean
  readonly accountModalOpen: boolean
  readonly chainModalOpen: boolean
}

/** Returns the account for a host's own button. Returns no fields if no wallet is connected. */
export function accountFields(
  wallet: Wallet,
): Pick<CustomButtonFields, 'account'> {
  const { address, name, avatar, expects, hasPendingTransactions } = wallet
  if (!address) return {}
  return {
    account: {
      address,
      displayName: displayName({ address, name }),
      // A getter, because the balance is fetched only for buttons that read it.
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

/** Returns the full balance in the chain's currency, as a decimal number. */
function formatUnits({ value, decimals }: Balance): string {
  const digits = value.toString().padStart(decimals + 1, '0')
  const point = digits.length - decimals
  const written = `${digits.slice(0, point)}.${digits.slice(point)}`
  return written.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '')
}
