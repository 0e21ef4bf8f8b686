import { resolveProfile } from '../../names/resolveProfile'
import { afterPaint } from '../../platform/afterPaint'
import { readSession } from '../../platform/keptSession'
import { pageStorage } from '../../platform/storage'
import type { Address } from '../../session/State'
import type { EngineContext } from '../EngineContext'
import { ensNode } from './ensNode'

/** Looks up the name and avatar of each account that connects. An account without a name stays an address. */
export function watchProfile(context: EngineContext) {
  const { settings, report } = context
  let of: Address | undefined
  return async (address: Address | undefined) => {
    if (address === of) return
    of = address
    if (!address) return
    // The connected button is on the screen before the scripts that read names are fetched and compiled.
    await new Promise<void>(afterPaint)
    if (address !== of) return
    const profile = await resolveProfile(address, {
      nameService: settings.nameService,
      ensNode: ensNode(context),
      storage: pageStorage,
    })
    // A name that was recalled of an earlier page may be gone.
    const was = Object(readSession(pageStorage)['account']).name
    if (address === of && (profile.name || was))
      report({ type: 'NAMED', address, ...profile })
  }
}
