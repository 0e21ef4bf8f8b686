import type { EnsNode } from '../../../data/names/readEns'
import { resolveProfile } from '../../../data/names/resolveProfile'
import { fullAddress } from '../../../platform/page/webUrl'
import { afterPaint } from '../../../platform/page/whenIdle'
import { pageStorage } from '../../../platform/storage/storage'
import { storedAccount } from '../../../platform/storage/storedSession'
import type { Account } from '../../session/State'
import type { EngineContext } from '../EngineContext'
import { hostNode } from './nodes'

/** Resolves the name and avatar of each connected account, on each chain, because names may depend on the chain. */
export function watchProfile(context: EngineContext) {
  const { config, settings, report } = context
  let of: string | undefined
  return async (account: Pick<Account, 'address' | 'chainId'> | undefined) => {
    const { address, chainId: id = 0 } = account ?? {}
    const key = address && `${address} ${id}`
    if (key === of) return
    of = key
    if (!address) return
    // Load the resolver after the first paint, because compiling it would delay the connected button.
    await new Promise<void>(afterPaint)
    if (key !== of) return
    const about = { type: 'PROFILE', address, chainId: id } as const
    // The avatar may be on a slow server, so report the name before it.
    const onName = (name: string) => {
      if (key === of) report({ ...about, name })
    }
    const profile = await resolveProfile(address, {
      nameService: settings.nameService,
      ensNode: ensNode(context),
      chain: config.chains.some((chain) => chain.id === id)
        ? { id, ask: hostNode(context, id) }
        : undefined,
      storage: pageStorage,
      onName,
    })
    // If a stored name is shown, also report that the account has no name, because the stored name may no longer exist.
    const was = storedAccount(pageStorage)?.name
    if (key === of && (profile.name || was))
      report({ ...about, avatar: undefined, ...profile })
  }
}

const mainnetId = 1

/** Returns the node for ENS: `ensRpcUrl`, or the page's mainnet node. `undefined` means viem's public node. */
export function ensNode(
  context: Pick<EngineContext, 'config' | 'settings'>,
): EnsNode | false | undefined {
  const { config, settings } = context
  const { ensRpcUrl, rpcUrls } = settings
  if (ensRpcUrl !== undefined) return ensRpcUrl
  if (config.chains.some(({ id }) => id === mainnetId))
    return hostNode(context, mainnetId)
  const url = rpcUrls[mainnetId]
  return url && fullAddress(url)
}
