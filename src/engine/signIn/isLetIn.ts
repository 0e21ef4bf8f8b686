import type { Connector } from '@wagmi/core'
import type { EngineContext } from '../EngineContext'
import { pair } from '../walletConnect/pair'

/**
 * Connects and signs in with one prompt, if the host can create the sign-in message and the wallet supports it. Pairs
 * WalletConnect wallets first.
 * @param isOver returns true once the visitor has given up the attempt
 * @returns whether the wallet has granted access to its accounts; if not, the caller must request access
 * @throws the wallet's error if the visitor rejects or another request is pending
 */
export async function isLetIn(
  context: EngineContext,
  connector: Connector,
  isOver: () => boolean,
): Promise<boolean> {
  const host = context.host?.()
  if (host?.getAuth()?.createFields) {
    const { askAtOnce } = await import('./askAtOnce')
    return askAtOnce(context, connector, host, { isOver, pair })
  }
  // If the host passes its own wagmi config, the host's connector shows the QR code.
  if (connector.type === 'walletConnect' && !context.settings.wagmiConfig)
    await pair(context, connector)
  return false
}
