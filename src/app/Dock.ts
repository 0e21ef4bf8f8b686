import type { ComponentType } from 'react'
import type {
  ConnectButtonViewProps,
  DrawnButtonProps,
} from '../button/ConnectButtonViewProps'
import type { Engine } from '../engine/Engine'
import type { Session } from '../session/createSession'
import type { Layout } from '../session/Facts'
import type { DialogName, Opener, State } from '../session/State'
import type { Authentication } from '../session/signIn/Authentication'
import type { OnDemand } from '../ui/onDemand'
import type { WalletGroup } from '../wallets/Wallet'
import type { Settings } from './checkConfig'
import type { LiveLanguage } from './language'
import type { Live } from './liveOptions'
import type { Wallet } from './wallet/Wallet'
import type { WalletList } from './wallet/WalletList'

export type CreateEngine = typeof import('../engine/createEngine').createEngine

/** What one page has of Walletdock: one session, however many buttons, hooks and providers. */
export type Dock = {
  readonly settings: Settings
  /** The options that may change; those in `settings` are the first ones. */
  readonly live: Live
  /** Rejects when the configuration turns out to be wrong a moment later; `undefined` where that cannot be. */
  readonly checked?: Promise<void> | undefined
  readonly session: Session
  getLayout(): Layout
  /** The host's sign-in as it was rendered last; `undefined` when the host has none. */
  getAuth(): Authentication | undefined
  takeAuth(next: Authentication): void
  /** Asks the host to sign the visitor out. */
  signOut(): void
  /** Waits until the host has, or has failed to. Never rejects. */
  whenSignedOut(): Promise<void>
  /** What `useWallet` shows; the same object until something changes. */
  getSnapshot(): Wallet
  subscribe(listener: () => void): () => void
  /** Aborted when another Walletdock has taken this one's place, with another wagmi config. */
  readonly ended: AbortSignal
  /** Closes the dialogs and stops the engine; wallets stay connected. */
  end(): void
  /** The visitor is about to act: fetches what the tap will need. */
  prepare(): void
  /** Fetches the engine, once. Rejects when it fails to load; the next call tries again. */
  loadEngine(): Promise<Engine>
  /** The balance is shown somewhere: fetches it, and keeps it true. @returns it is shown there no more */
  showBalance(): () => void
  /** Starts an engine that has arrived by another way. */
  startEngine(create: CreateEngine, groups: readonly WalletGroup[]): Engine
  /** The list of wallets; once loaded, it follows every announcement. */
  readonly wallets: OnDemand<WalletList>
  readonly views: Views
  /** What button and dialogs say; nothing of it is shown before it is here. */
  readonly language: LiveLanguage
  /** What a button of one wallet needs beside the usual one. */
  readonly oneWallet: OnDemand<OneWallet>
  /** Buttons that are on the page, each by what it opens dialogs as. @see useOpener */
  readonly buttons: Set<object>
  /** What every dialog is shown in. */
  readonly shell: OnDemand<Shell>
}

/** What shows the dialogs, one at a time. */
export type Shell = {
  /** Draws the dialog that a button would open, out of sight. */
  drawAhead(): void
  /** To be called with each button that is removed. */
  buttonGone(gone: object): void
}

/** What every view is given. */
export type ViewProps = {
  readonly dock: Dock
  readonly state: State
  readonly layout: Layout
}

/** The contents of one dialog. */
export type View = ComponentType<ViewProps>

/** The contents of one page's dialogs. */
export type Views = Readonly<Record<DialogName, OnDemand<View>>>

/** What a button of one wallet has beside the usual one. */
export type OneWallet = {
  /**
   * What it shows, and where it goes.
   * @param by the button that is pressed
   * @throws ConfigurationError for a wallet that is not in the list
   */
  readonly forWallet: (
    asked: Pick<ConnectButtonViewProps, 'label'> & {
      readonly wallet?: string | undefined
    },
    by: Opener,
  ) => Partial<Pick<DrawnButtonProps, 'label' | 'onOpen'>>
  /** The connect dialog, about that wallet alone. */
  readonly view: OnDemand<View>
}
