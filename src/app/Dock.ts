import type { Config } from '@wagmi/core'
import type { ComponentType } from 'react'
import type { ShellMessages } from '../data/messages/shell'
import type { ListedWallet, WalletGroup } from '../data/wallets/Wallet'
import type { AnnouncedWallets } from '../platform/page/announcedWallets'
import type { OnDemand } from '../ui/onDemand'
import type {
  ConnectButtonViewProps,
  DrawnButtonProps,
} from '../views/button/ConnectButtonViewProps'
import type { Engine } from '../wallet/engine/createEngine'
import type { EnginePart } from '../wallet/engine/EngineContext'
import type { Session } from '../wallet/session/createSession'
import type { Event } from '../wallet/session/Event'
import type { Layout } from '../wallet/session/Facts'
import type { SessionPart } from '../wallet/session/Reducers'
import type {
  Account,
  DialogName,
  State,
  Trigger,
  WalletAccount,
} from '../wallet/session/State'
import type { Authentication } from './Authentication'
import type { Settings } from './checkConfig'
import type { LiveLanguage } from './language'
import type { LiveOptionsStore } from './liveOptions'
import type {
  Eip1193Provider,
  Listening,
  ProviderRequest,
} from './wallet/Eip1193Provider'
import type { WalletSnapshot } from './wallet/walletState'

export type CreateConfig =
  typeof import('../wallet/engine/createWagmiConfig').createWagmiConfig

/** The parts of Walletdock on one page. All buttons, hooks and providers share one session. */
export type Dock = {
  readonly settings: Settings
  /** The options that may change. `settings` has their first values. */
  readonly live: LiveOptionsStore
  /** Rejects if a later check finds an error in the configuration. `undefined` if no later check is needed. */
  readonly checked?: Promise<void> | undefined
  readonly session: Session
  getLayout(): Layout
  /** Returns the `auth` option from the host's latest render. `undefined` if the host has no sign-in. */
  getAuth(): Authentication | undefined
  takeAuth(next: Authentication): void
  signOut(): void
  /** Waits until the sign-out has succeeded or failed. Never rejects. */
  whenSignedOut(): Promise<void>
  /** Returns the value of `useWallet`. Returns the same object until something changes. */
  getSnapshot(): WalletSnapshot
  /** Returns the page's provider, and loads its code. */
  getProvider(): Eip1193Provider
  subscribe(listener: () => void): () => void
  /** Aborted when another dock has replaced this one, or the page has disposed of Walletdock. Ends all listeners and timers. */
  readonly ended: AbortSignal
  /** Closes the dialogs and stops the engine, but wallets stay connected. */
  end(): void
  /** Loads the code that a tap will need, because the visitor is about to tap. */
  prepare(): void
  /** Loads the engine once. Rejects if the engine fails to load. The next call then tries again. */
  loadEngine(): Promise<Engine>
  /** Fetches the balance and refreshes it. @returns Function to call when the component no longer shows the balance. */
  showBalance(): () => void
  /** Returns the engine's wagmi config. Creates the config if the engine does not exist yet. */
  createConfig(create: CreateConfig): Config
  /** The wallet list. Once loaded, it includes wallets that announce themselves later. */
  readonly wallets: OnDemand<WalletList>
  readonly features: readonly Feature[]
  /** The parts of features that have joined, in the order in which they joined. */
  readonly parts: Part[]
  readonly views: Views
  /** The texts of button and dialogs. Both wait until the texts have loaded. */
  readonly language: LiveLanguage
  /** Parts that features add to a button for one wallet. If the feature fails to load, the button opens the list of all wallets. */
  readonly button: OnDemand<Slots>
  readonly shell: OnDemand<Shell>
}

export type Shell = {
  /** Renders the dialog that a button would open, without showing it. */
  prerender(): void
  /** Must be called for each button that is removed. */
  buttonRemoved(button: object): void
}

export type ViewProps = {
  readonly dock: Dock
  readonly state: State
  readonly layout: Layout
  /** The account that the visitor has just connected, while the dialog closes. */
  readonly connected?: Account | undefined
}

export type ConnectViewProps = ViewProps & {
  /** Id of the only wallet that is listed. @default all wallets */
  readonly only?: string | undefined
}

export type View = ComponentType<ViewProps>

export type Views = Readonly<
  Record<Exclude<DialogName, 'connect'>, OnDemand<View>>
> & {
  readonly connect: OnDemand<ComponentType<ConnectViewProps>>
}

/**
 * An optional part of Walletdock: one row of the table of features. Each member loads the feature's code together with
 * the part of the core that the code extends. The type is in this file because `Feature` and `Dock` refer to each other.
 */
export type Feature = {
  readonly name: string
  readonly isWanted: (settings: Settings, state: State) => boolean
  /** Loaded with the wallet list, which waits for it. */
  readonly list?: LoadPart
  /** Loaded with the account dialog, or as soon as the feature is wanted there. */
  readonly account?: LoadPart
  /** Loaded with the dialogs. Its view replaces the view of a dialog. */
  readonly dialog?: {
    readonly load: LoadPart<DialogPart>
    /** The title of the dialog while the view loads. */
    readonly title: keyof ShellMessages['titles']
    readonly isShown: (state: State) => boolean
  }
  /** Loaded with a button for one wallet. */
  readonly button?: LoadPart
  /** Loaded when the page reads the provider. */
  readonly provider?: () => Promise<{ readonly createAnswer: CreateAnswer }>
  /** The parts that the engine loads. */
  readonly engine?: (dock: EngineHost) => EnginePart
  /** Loaded when the page is idle. Checks the feature's options. */
  readonly check?: () => Promise<{
    /** @throws ConfigurationError */
    readonly check: (settings: Settings) => void | Promise<void>
  }>
}

export type EngineHost = Pick<
  Dock,
  'ended' | 'getAuth' | 'settings' | 'whenSignedOut'
>

/**
 * Creates the function that answers the requests of the page's provider. It also calls the listeners.
 * @param first the state when the page first read the provider
 */
export type CreateAnswer = (
  dock: Dock,
  listening: Listening,
  first: State,
) => (request: ProviderRequest) => Promise<unknown>

/** Imports the module of a feature that creates its part of a page. */
export type LoadPart<Loaded extends Part = Part> = () => Promise<{
  readonly createPart: (dock: Dock) => Loaded | Promise<Loaded>
}>

/** A part whose view replaces the view of a dialog. */
export type DialogPart = Part & { readonly slots: { readonly dialog: View } }

/** The loaded part of a feature. It extends the core only through these members, which are all optional. */
export type Part = SessionPart & {
  /** Sent to the session as soon as the part has joined. */
  readonly first?: Event
  /** Changes the wallet list before it is shown. Never rejects. */
  readonly list?: (list: WalletList) => Promise<void>
  readonly gate?: Gate
  /** Returns whether the feature waits for the visitor's answer to a wallet's prompt. */
  readonly isPrompting?: (state: State) => boolean
  readonly slots?: Slots
}

/** Decides whether the visitor may choose a wallet now. */
export type Gate = {
  /** Returns the id of the sentence that says why no wallet may be chosen. `undefined` if one may be chosen. */
  lockedBy(): string | undefined
  subscribe(listener: () => void): () => void
  /** Called if the visitor chooses a wallet while the gate is closed. */
  refuse(): void
}

export type WalletButton = Required<Pick<DrawnButtonProps, 'label' | 'onOpen'>>

/** The places where the core renders what features add. */
export type Slots = {
  /**
   * Returns what a button for one wallet shows and does. `undefined` if the button must lead to all wallets.
   * @param by the button, as the trigger of its dialogs. Missing if the page opens the dialog
   * @throws ConfigurationError if the wallet is not in the list
   */
  readonly button?: (
    props: Pick<ConnectButtonViewProps, 'label' | 'wallet'>,
    by?: Trigger,
  ) => WalletButton | undefined
  /** Replaces the connect dialog that a button for one wallet has opened. */
  readonly connect?: OnDemand<View>
  readonly dialog?: View
  readonly belowWallets?: ComponentType<BelowWalletsProps>
  /** Below the steps of a dialog for one wallet, which has no list. */
  readonly belowWallet?: ComponentType<Pick<ViewProps, 'dock'>>
} & Partial<Readonly<Record<AccountPlace, ComponentType<AccountPartProps>>>>

/** The places of the account dialog, from top to bottom. */
export type AccountPlace = 'badges' | 'wallets' | 'tokens' | 'recent'

export type AccountPartProps = ViewProps & {
  readonly account: Account
  readonly others: readonly WalletAccount[] | undefined
}

export type BelowWalletsProps = Pick<ViewProps, 'dock'> & {
  /** Id of the only wallet that the dialog is about. @default all wallets */
  readonly only?: string | undefined
  /** Called if the visitor chooses something while wallets are locked. */
  readonly onLocked: (() => void) | undefined
}

/** The wallets that this visitor can choose. The list changes when wallets announce themselves. */
export type WalletList = {
  /** The same array that the engine reads. It changes in place. */
  readonly groups: readonly WalletGroup[]
  readonly announced: AnnouncedWallets
  getListed(): readonly ListedWallet[]
  /** Adds a group below the others. */
  add(group: WalletGroup): void
  replace(groups: readonly WalletGroup[]): void
  subscribe(listener: () => void): () => void
  find(id: string): ListedWallet | undefined
}
