import type { EngineContext } from '../EngineContext'

/**
 * The chain that connecting ends on: the host's `initialChain`, else the wallet's own if the page has it, else the
 * page's first.
 * @param walletChainId that of the wallet; `undefined` while it is not known
 */
export function pageChain(
  { config, settings }: Pick<EngineContext, 'config' | 'settings'>,
  walletChainId?: number,
): number {
  const own = config.chains.find(({ id }) => id === walletChainId)
  return settings.initialChain ?? (own ?? config.chains[0]).id
}
