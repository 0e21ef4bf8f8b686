import type { FailureClass, RelayRefusal } from '../../errors/Failure'
import type { DialogName } from '../../wallet/session/State'

/**
 * An event of the visitor's wallet, for the host's statistics. Contains no address, no name of an account, no balance and
 * no key. `wallet` is the wallet's id in the list, or the rdns that the wallet has announced.
 *
 * New types may be added in any minor version of the API. Ignore types that you do not know.
 */
export type WalletEvent =
  | {
      /** The visitor has pressed our button or something in a dialog. Only in browsers with the Event Timing API. */
      readonly type: 'pressed'
      /** From the press until the next paint, in milliseconds. Presses that took less than 16 ms are not reported. */
      readonly tookMs: number
    }
  | {
      readonly type: 'dialog-opened'
      readonly dialog: DialogName
      /** From the tap until the dialog is visible, in milliseconds. Missing if another event occurred in between. */
      readonly tookMs?: number | undefined
    }
  | {
      /** A connection request has been sent to a wallet. */
      readonly type: 'connect-started'
      readonly wallet: string
    }
  | {
      readonly type: 'connect-succeeded'
      readonly wallet: string
      /** The wallet's name, without secrets and addresses. @see ConnectorView */
      readonly walletName: string
      readonly chainId: number
      /** Since the request, in milliseconds. */
      readonly tookMs?: number | undefined
    }
  | {
      /** A slow wallet may still accept. `connect-succeeded` then follows. */
      readonly type: 'connect-failed'
      readonly wallet: string
      /** `abandoned` if the visitor left before the wallet answered. */
      readonly class: FailureClass | 'abandoned'
      /** JSON-RPC or provider code, if the wallet returned one. @see EIP-1193 */
      readonly code?: number | undefined
      /** Set if the class is `relay-unreachable` and the relay has refused the page. */
      readonly refusal?: RelayRefusal | undefined
      /** Since the request, in milliseconds. */
      readonly tookMs?: number | undefined
    }
  | {
      /** Connected without a tap on this page: from an earlier visit, in another tab, or inside a Safe. */
      readonly type: 'resumed'
      readonly wallet: string
      /** The wallet's name, without secrets and addresses. @see ConnectorView */
      readonly walletName: string
      readonly chainId: number
      /**
       * From the start of the page load until the account was on screen, in milliseconds. Missing if the visitor was not
       * connected when the page loaded.
       */
      readonly tookMs?: number | undefined
    }
  | {
      /** The wallet has switched to another chain. The page or the visitor may have initiated it. */
      readonly type: 'switched'
      readonly wallet: string
      readonly chainId: number
      /** Since the page's request, in milliseconds. Missing if the page did not request the switch. */
      readonly tookMs?: number | undefined
    }
  | {
      readonly type: 'switch-failed'
      readonly wallet: string
      readonly chainId: number
      readonly class: FailureClass
      readonly code?: number | undefined
      /** Since the page's request, in milliseconds. */
      readonly tookMs?: number | undefined
    }
  | {
      readonly type: 'disconnected'
      readonly wallet: string
      /** How long the wallet was connected, in milliseconds. Missing if this page did not see it connect. */
      readonly tookMs?: number | undefined
    }
