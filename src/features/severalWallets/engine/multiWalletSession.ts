import { pageStorage } from '../../../platform/storage/storage'
import {
  hasStoredSession,
  removeSession,
} from '../../../platform/storage/storedSession'
import {
  saveWallets,
  storedWallets,
} from '../../../platform/storage/storedWallets'
import type { Connections } from '../../../wallet/engine/Connections'

/** The stored session of several wallets. A page without `severalWallets` stores the session of a
 * single wallet. */
export const multiWalletSession: Pick<
  Connections,
  'has' | 'moveToEnd' | 'remove'
> = {
  has(id) {
    const ids = storedWallets(pageStorage)
    const isAmong = ids.length === 0 || ids.includes(id)
    return hasStoredSession(pageStorage) && isAmong
  },
  remove(id) {
    if (storedWallets(pageStorage).length === 0) removeSession(pageStorage)
    else saveWallets(pageStorage, { removed: [id] })
  },
  moveToEnd(id) {
    saveWallets(pageStorage, { removed: [id], added: [id] })
  },
}
