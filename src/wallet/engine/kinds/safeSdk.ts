import type { SafeAppProvider } from '@safe-global/safe-apps-provider'
import type { CreateConnectorFn } from '@wagmi/core'
import { isAddress } from 'viem'
import { safe } from 'wagmi/connectors'
import { safePages } from '../../../data/wallets/isSafeOrigin'
import { ProviderNotFoundError } from '../../../errors/engineErrors'
import { fieldsOf } from '../../../platform/shapes'
import { whenAborted } from '../../../platform/whenAborted'
import { wrapProvider } from '../connectors/wrapProvider'
import type { EngineSettings } from '../EngineSettings'

/** How long the page may take to identify itself as a Safe, in milliseconds. wagmi's 10 is too short. */
const answerLimitMs = 1000

/** Connector for the Safe that embeds this page. If the visitor disconnects it, the next page does not reconnect. */
export function safeSdk(
  { safeOrigins = [] }: EngineSettings,
  ended?: AbortSignal,
): CreateConnectorFn {
  const create = safe({
    allowedDomains: [safePages, ...safeOrigins.map(exactly)],
    unstable_getInfoTimeout: answerLimitMs,
    shimDisconnect: true,
  })
  return (config) => {
    const connector = create(config)
    let provider: ReturnType<typeof open> | undefined
    async function open() {
      const sdk = await connector.getProvider()
      if (!sdk) return sdk
      whenAborted(ended, () => endSdk(sdk))
      await check(sdk)
      return wrapProvider(sdk)
    }
    return {
      ...connector,
      getProvider: () => {
        // Two concurrent calls would create two SDKs.
        provider ??= open()
        return provider
      },
    }
  }
}

/** Removes the listener of Safe's SDK (9.1.0), which has no method for it. */
function endSdk(provider: SafeAppProvider): void {
  const { communicator } = fieldsOf(fieldsOf(provider)['sdk'])
  const listener = fieldsOf(communicator)['onParentMessage']
  removeEventListener('message', Object(listener))
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
