import type { Config } from '@wagmi/core'
import type { AnnouncedWallets } from '../platform/announcedWallets'
import type { News } from '../session/Event'
import type { Several } from './connection/Several'
import type { EngineSettings } from './EngineSettings'

/** What the parts of the engine share. */
export type EngineContext = {
  readonly config: Config
  readonly settings: EngineSettings
  readonly announced: AnnouncedWallets
  readonly report: (news: News) => void
  /** Where the host lets several wallets be connected; it comes a little later. */
  several?: Several | undefined
}
