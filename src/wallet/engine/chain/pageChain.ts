import type { EngineContext } from '../EngineContext'

/**
 * Returns the chain that a wallet should be on after connecting: the host's `initialChain`, otherwise the wallet's
 * chain if the page has it, otherwise the page's first chain.
 * @param walletChainId the wallet's chain; `undefined` if it is not known yet
 */
export function pageChain(
  { config, settings }: Pick<EngineContext, 'config' | 'settings'>,
  walletChainId?: number,
): number {
  const own = config.chains.find(({ id }) => id === walletChainId)
  return settings.initialChain ?? (own ?? config.chains[0]).id
}
