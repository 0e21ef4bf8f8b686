import type { Connections } from '../../../engine/Connections'
import {
  forgetSession,
  hasSessionToResume,
} from '../../../platform/storage/keptSession.initial'
import { keepWallets, keptWallets } from '../../../platform/storage/keptWallets'
import { pageStorage } from '../../../platform/storage/storage.initial'

/** The stored session of several wallets. A page without `severalWallets` stores the session of a
 * single wallet. */
export const severalSession: Pick<
  Connections,
  'forget' | 'keeps' | 'putBehind'
> = {
  keeps(id) {
    const kept = keptWallets(pageStorage)
    const isAmong = kept.length === 0 || kept.includes(id)
    return hasSessionToResume(pageStorage) && isAmong
  },
  forget(id) {
    if (keptWallets(pageStorage).length === 0) forgetSession(pageStorage)
    else keepWallets(pageStorage, { gone: [id] })
  },
  putBehind(id) {
    keepWallets(pageStorage, { gone: [id], came: [id] })
  },
}
