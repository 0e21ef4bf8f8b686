import { disconnect as part } from '@wagmi/core'
import type { Hands } from './Engine'
import { forgetConnections } from './forgetConnections'
import { withLimit } from './withLimit'

/** How long a wallet may take to let go, in milliseconds. */
const limitMs = 3000

/** Disconnects every wallet: the visitor said "disconnect", not "fall back to another one". */
export async function disconnect({ config, report }: Hands): Promise<void> {
  // A wallet that cannot be told is forgotten by us all the same.
  for (const { connector } of [...config.state.connections.values()]) {
    // A wallet that cannot be told is forgotten by us all the same.
    await withLimit(part(config, { connector }), limitMs).catch(() => {})
  }
  forgetConnections(config)
  report({ type: 'DISCONNECTED' })
}
