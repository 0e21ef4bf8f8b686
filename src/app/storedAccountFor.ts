import { isSafeOrigin } from '../data/wallets/isSafeOrigin'
import { parentOrigin } from '../platform/page/parentOrigin'
import { pageStorage } from '../platform/storage/storage'
import {
  accountIn,
  type StoredAccount,
  storedAccount,
} from '../platform/storage/storedSession'
import type { State } from '../wallet/session/State'
import { isSameAddress, mayRestoreAccount } from '../wallet/session/selectors'
import type { Settings } from './checkConfig'

/** Returns the stored account that this page may show while its wallet reconnects. */
export function storedAccountFor(settings: Settings) {
  const stored = hostsAccount(settings) ?? storedAccount(pageStorage)
  return stored && fits(stored, settings) ? stored : undefined
}

/** Returns that account while the session is being restored, unless the visitor has to sign in. */
export function restorableAccount(settings: Settings, state: State) {
  if (state.connection.type !== 'reconnecting') return undefined
  const stored = storedAccountFor(settings)
  return stored && mayRestoreAccount(state, stored) ? stored : undefined
}

function hostsAccount({ wagmi }: Settings): StoredAccount | undefined {
  const { connections, current } = wagmi?.state ?? {}
  const connection = connections?.get(current ?? '')
  return (
    connection && accountIn({ ...connection, address: connection.accounts[0] })
  )
}

/** A Safe shows only its own account. A wrong network or account is shown once the wallet has confirmed it. */
function fits({ address, chainId }: StoredAccount, settings: Settings) {
  const { chains, expects, safeOrigins } = settings
  return (
    !isSafeOrigin(parentOrigin(), safeOrigins) &&
    chains.some(({ id }) => id === chainId) &&
    // Hosts without types may pass any value. A later check reports invalid values.
    (!expects || isSameAddress(`${expects}`, address))
  )
}
