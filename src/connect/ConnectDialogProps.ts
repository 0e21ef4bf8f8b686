import type { ReactNode } from 'react'
import type { ChainView } from '../chains/Chain'
import type { ChoiceMessages } from '../messages/choice'
import type { DialogMessages } from '../messages/dialogs'
import type { Device } from '../platform/device'
import type { VisitorEvent } from '../session/Event'
import type { Layout } from '../session/Facts'
import type { Flow } from '../session/State'
import type { ListedGroup } from '../wallets/groupWallets'
import type { ListedWallet } from '../wallets/Wallet'

/** What the connect dialog shows and what it says back. */
export type ConnectDialogProps = {
  readonly flow: Flow
  readonly layout: Layout
  readonly groups: readonly ListedGroup[]
  readonly messages: DialogMessages
  /** What comes after the last wallet. */
  readonly more?: More | undefined
  /** The page's name as visitors know it, such as a shop's. */
  readonly appName: string
  readonly device: Device
  /** The chain that wallets are asked to connect on: the host's, or the one that the attempt's wallet is to switch to. */
  readonly chain?: ChainView | undefined
  /** Page of the host that says more about wallets. */
  readonly learnMoreUrl?: string | undefined
  /** A code that is ready before a wallet is chosen, for phones; until when, in milliseconds since 1970. */
  readonly prepared?:
    | { readonly uri: string; readonly expiresAt: number }
    | undefined
  /** A pointer or the focus has come to a wallet of the list, which may be chosen next. */
  readonly onNear?: ((wallet: ListedWallet) => void) | undefined
  /** Id of the sentence that says why no wallet can be chosen yet. */
  readonly lockedBy?: string | undefined
  /** Tells when the wallet has connected, before the dialog goes. @returns stops telling */
  readonly whenDone?: ((tell: () => void) => () => void) | undefined
  readonly send: (event: VisitorEvent) => void
}

/** Draws what comes after the last wallet. */
export type More = (
  props: Pick<ConnectDialogProps, 'lockedBy' | 'messages'>,
) => ReactNode

/** Of what stands before the choice of a wallet, and draws the dialog. */
export type GuardedProps = Pick<ConnectDialogProps, 'prepared'> & {
  /** @default English */
  readonly words?: ChoiceMessages | undefined
  /** No way to other wallets is shown. @default false */
  readonly isAlone?: boolean | undefined
  readonly draw: (
    guarded?: Pick<
      ConnectDialogProps,
      'lockedBy' | 'more' | 'prepared' | 'send'
    >,
  ) => ReactNode
}

/** Of a step that is about one wallet. */
export type WalletStepProps = ConnectDialogProps & {
  readonly wallet: ListedWallet
}
