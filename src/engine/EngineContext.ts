import type { Config } from '@wagmi/core'
import type { AnnouncedWallets } from '../platform/announcedWallets'
import type { News } from '../session/Event'
import type { Authentication } from '../session/signIn/Authentication'
import type { Several } from './connection/Several'
import type { EngineSettings } from './EngineSettings'

/** The host's sign-in, as it is now. */
export type HostSignIn = {
  /** `undefined` when the host has none. */
  getAuth(): Authentication | undefined
  /** Waits for the sign-out of the previous visitor. Never rejects. */
  whenSignedOut(): Promise<void>
}

/** What the parts of the engine share. */
export type EngineContext = {
  readonly config: Config
  readonly settings: EngineSettings
  readonly announced: AnnouncedWallets
  readonly report: (news: News) => void
  /** Aborted when the page goes on without this engine. */
  readonly ended?: AbortSignal | undefined
  /** An earlier release on the page tells of none. */
  readonly host?: (() => HostSignIn) | undefined
  /** Where the host lets several wallets be connected; it comes a little later. */
  several?: Several | undefined
}
