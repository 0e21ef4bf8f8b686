import type { Config } from '@wagmi/core'
import type { AnnouncedWallets } from '../platform/announcedWallets'
import type { News } from '../session/Event'
import type { EngineSettings } from './EngineSettings'

/** What the parts of the engine share. */
export type EngineContext = {
  readonly config: Config
  readonly settings: EngineSettings
  readonly announced: AnnouncedWallets
  readonly report: (news: News) => void
}
