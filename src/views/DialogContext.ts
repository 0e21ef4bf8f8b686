import { createContext, useContext } from 'react'
import type { ChainView } from '../data/chains/Chain'
import type { DialogMessages } from '../data/messages/dialogs'
import type { ListedWallet } from '../data/wallets/Wallet'
import type { Device } from '../platform/device/device'
import type { ChooseAvatar } from '../ui/Avatar'
import type { VisitorEvent } from '../wallet/session/Event'
import type { Layout } from '../wallet/session/Facts'
import type { Account } from '../wallet/session/State'

export type DialogContextValue = {
  readonly layout: Layout
  readonly messages: DialogMessages
  readonly send: (event: VisitorEvent) => void
  readonly device: Device
  /** Name of the page for visitors, such as a shop's name. */
  readonly appName: string
  /** URL of the host's page about wallets. */
  readonly learnMoreUrl?: string | undefined
  /** The wallet's chain, or the chain on which wallets should connect. */
  readonly chain?: ChainView | undefined
  /** Id of the sentence that explains why wallets cannot be chosen yet. */
  readonly lockedBy?: string | undefined
  /** On phones, a code that is ready before a wallet is chosen, and its expiry in milliseconds since 1970. */
  readonly prepared?:
    | { readonly uri: string; readonly expiresAt: number }
    | undefined
  readonly avatar?: ChooseAvatar | undefined
  /** The account that the visitor has just connected, while the dialog closes. */
  readonly connected?: Pick<Account, 'address' | 'avatar' | 'name'> | undefined
  /** Called when a pointer or the focus is near a wallet, which the visitor may choose next. */
  readonly onNear?: ((wallet: ListedWallet) => void) | undefined
}

export const DialogContext = createContext<DialogContextValue | undefined>(
  undefined,
)

/** @throws Error outside a dialog */
export function useDialog(): DialogContextValue {
  const value = useContext(DialogContext)
  if (!value) throw new Error('This view is not in a dialog.')
  return value
}
