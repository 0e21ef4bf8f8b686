import type { Config } from '@wagmi/core'
import type { AnnouncedWallets } from '../platform/announcedWallets'
import type { News } from '../session/Event'
import type { Authentication } from '../session/signIn/Authentication'
import type { Several } from './connection/Several'
import type { EngineSettings } from './EngineSettings'

/** Access to the host's current sign-in. */
export type HostSignIn = {
  /** Returns `undefined` if the host has no sign-in. */
  getAuth(): Authentication | undefined
  /** Waits for the sign-out of the previous visitor. Never rejects. */
  whenSignedOut(): Promise<void>
}

/** Values that the parts of the engine share. */
export type EngineContext = {
  readonly config: Config
  readonly settings: EngineSettings
  readonly announced: AnnouncedWallets
  readonly report: (news: News) => void
  /** Aborted when the page replaces this engine. */
  readonly ended?: AbortSignal | undefined
  /** The host's sign-in. Without it, no wallet is asked to connect and sign in with one prompt. */
  readonly host?: (() => HostSignIn) | undefined
  /** Set if the host allows several wallets, once the code has loaded. */
  several?: Several | undefined
}
