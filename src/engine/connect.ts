import { type Connector, connect, disconnect } from '@wagmi/core'
import { classifyFailure } from '../errors/classifyFailure'
import { connectorFor } from './connectorFor'
import type { Hands } from './Engine'
import { withLimit } from './withLimit'

/** The attempts of this page: at most one is wanted; earlier ones may still be answered by their wallets. */
export type Attempts = {
  start(number: number, walletId: string): Promise<void>
  abandon(number: number): void
  /** Number of the wanted attempt that waits for this connector. */
  wantedFor(connector: Connector): number | undefined
  /** True for a connector whose answer nobody waits for any more. */
  isUnwanted(connector: Connector): boolean
}

/** Asks wallets to connect, and disconnects those that answer when nobody waits any more. */
export function createAttempts(hands: Hands): Attempts {
  let wanted: { number: number; connector?: Connector } | undefined
  const asked = new Set<Connector>()

  async function ask(connector: Connector) {
    asked.add(connector)
    try {
      await connect(hands.config, { connector })
      if (isUnwanted(connector)) await disconnect(hands.config, { connector })
    } finally {
      asked.delete(connector)
    }
  }

  function isUnwanted(connector: Connector) {
    return asked.has(connector) && wanted?.connector !== connector
  }

  return {
    async start(number, walletId) {
      wanted = { number }
      try {
        const connector = connectorFor(hands, walletId)
        wanted = { number, connector }
        await withLimit(ask(connector), hands.settings.walletTimeoutMs)
      } catch (thrown) {
        if (wanted?.number !== number) return
        wanted = undefined
        const failure = classifyFailure(thrown)
        hands.report({ type: 'FAILED', attempt: number, failure })
      }
    },
    abandon(number) {
      if (wanted?.number === number) wanted = undefined
    },
    wantedFor: (connector) =>
      wanted?.connector === connector ? wanted.number : undefined,
    isUnwanted,
  }
}
