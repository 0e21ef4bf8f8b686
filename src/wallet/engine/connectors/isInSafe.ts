import { isSafeOrigin } from '../../../data/wallets/isSafeOrigin'
import { parentOrigin } from '../../../platform/page/parentOrigin'
import type { EngineSettings } from '../EngineSettings'

/** Returns whether Safe is among the host's wallets and a Safe may embed this page. */
export function isInSafe({ safeOrigins, wallets }: EngineSettings): boolean {
  return (
    isSafeOrigin(parentOrigin(), safeOrigins) &&
    wallets.some((group) =>
      group.wallets.some(({ transports }) => transports.includes('safe')),
    )
  )
}
