import { resolveProfile } from '../../names/resolveProfile'
import { afterPaint } from '../../platform/afterPaint'
import { readSession } from '../../platform/keptSession'
import { pageStorage } from '../../platform/storage'
import type { Account, Address } from '../../session/State'
import type { EngineContext } from '../EngineContext'
import { ensNode } from './ensNode'
import { hostNode } from './nodes'

/** Looks up the name and avatar of each account that connects. An account without a name stays an address. */
export function watchProfile(context: EngineContext) {
  const { config, settings, report } = context
  let of: Address | undefined
  return async (account: Pick<Account, 'address' | 'chainId'> | undefined) => {
    const { address, chainId: id = 0 } = account ?? {}
    if (address === of) return
    of = address
    if (!address) return
    // The connected button is on the screen before the scripts that read names are fetched and compiled.
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
    // A name that was recalled of an earlier page may be gone.
    const was = Object(readSession(pageStorage)['account']).name
    if (address === of && (profile.name || was))
      report({ type: 'NAMED', address, ...profile })
  }
}
