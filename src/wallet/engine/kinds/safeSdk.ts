import type { SafeAppProvider } from '@safe-global/safe-apps-provider'
import type { CreateConnectorFn } from '@wagmi/core'
import { isAddress } from 'viem'
import { safe } from 'wagmi/connectors'
import { safePages } from '../../../data/wallets/isSafeOrigin'
import { ProviderNotFoundError } from '../../../errors/engineErrors'
import { wrapProvider } from '../connectors/wrapProvider'
import type { EngineSettings } from '../EngineSettings'

/** How long the page may take to identify itself as a Safe, in milliseconds. wagmi's 10 is too short. */
const answerLimitMs = 1000

/** Connector for the Safe that embeds this page. If the visitor disconnects it, the next page does not reconnect. */
export function safeSdk({
  safeOrigins = [],
}: EngineSettings): CreateConnectorFn {
  const create = safe({
    allowedDomains: [safePages, ...safeOrigins.map(exactly)],
    unstable_getInfoTimeout: answerLimitMs,
    shimDisconnect: true,
  })
  return (config) => {
    const connector = create(config)
    return {
      ...connector,
      async getProvider() {
        const provider = await connector.getProvider()
        if (!provider) return provider
        await check(provider)
        return wrapProvider(provider)
      },
    }
  }
}

/** @throws ProviderNotFoundError */
async function check(provider: SafeAppProvider): Promise<void> {
  const accounts: unknown = await provider.request({ method: 'eth_accounts' })
  const address = String(Array.isArray(accounts) && accounts[0])
  const isSound = isAddress(address, { strict: false }) && provider.chainId > 0
  if (!isSound)
    throw new ProviderNotFoundError('This page does not run in a Safe.')
}

function exactly(origin: string): RegExp {
  return new RegExp(`^${origin.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`)
}
