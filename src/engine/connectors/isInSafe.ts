import { parentOrigin } from '../../platform/parentOrigin'
import { isSafeOrigin } from '../../wallets/isSafeOrigin'
import type { EngineSettings } from '../EngineSettings'

/** Whether Safe is among the host's wallets, and may be around this page. */
export function isInSafe({ safeOrigins, wallets }: EngineSettings): boolean {
  return (
    isSafeOrigin(parentOrigin(), safeOrigins) &&
    wallets.some((group) =>
      group.wallets.some(({ transports }) => transports.includes('safe')),
    )
  )
}
