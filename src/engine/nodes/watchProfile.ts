import { resolveProfile } from '../../names/resolveProfile'
import { afterPaint } from '../../platform/page/afterPaint.initial'
import { pageStorage } from '../../platform/storage/storage.initial'
import { loadSession } from '../../platform/storage/storedSession.initial'
import type { Account, Address } from '../../session/State'
import type { EngineContext } from '../EngineContext'
import { ensNode } from './ensNode'
import { hostNode } from './nodes'

/** Resolves the name and avatar of each account that connects. Without a name, the address is shown. */
export function watchProfile(context: EngineContext) {
  const { config, settings, report } = context
  let of: Address | undefined
  return async (account: Pick<Account, 'address' | 'chainId'> | undefined) => {
    const { address, chainId: id = 0 } = account ?? {}
    if (address === of) return
    of = address
    if (!address) return
    // Load the resolver after the first paint, because compiling it would delay the connected button.
    await new Promise<void>(afterPaint)
    if (address !== of) return
    const profile = await resolveProfile(address, {
      nameService: settings.nameService,
      ensNode: ensNode(context),
      chain: config.chains.some((chain) => chain.id === id)
        ? { id, ask: hostNode(context, id) }
        : undefined,
      storage: pageStorage,
    })
    // If a stored name is shown, also report that the account has no name, because the stored name may no longer exist.
    const was = Object(loadSession(pageStorage)['account']).name
    if (address === of && (profile.name || was))
      report({ type: 'PROFILE', address, ...profile })
  }
}
