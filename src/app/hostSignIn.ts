import { pageStorage } from '../platform/storage/storage'
import type { Session } from '../wallet/session/createSession'
import type { Address, State } from '../wallet/session/State'
import type { Authentication } from './Authentication'

/** Key of the address that is signed in with the host. Later pages read it. */
const key = 'walletdock.signer'
/** Stored instead of the address once the visitor has disconnected. */
const signedOut = ''

export function initialAuth(
  auth: Authentication | undefined,
): Pick<State, 'auth' | 'signer'> {
  return { auth: auth?.status, signer: auth?.address ?? storedSigner() }
}

function storedSigner(): State['signer'] {
  const stored = pageStorage.get(key)
  if (stored === null) return undefined
  // An unexpected value does not match any account, so the visitor has to sign in again.
  return stored === signedOut ? null : (stored as Address)
}

/** Stores the signed-in address, or that the visitor has disconnected, until the host reports `unauthenticated`. */
export function saveSigner(session: Session): void {
  let before = session.getState().signer
  session.subscribe(() => {
    const { signer } = session.getState()
    if (signer === before) return
    before = signer
    if (signer === undefined) pageStorage.remove(key)
    // If signing out fails, the next page reads this and tries again.
    else pageStorage.set(key, signer ?? signedOut)
  })
}

/**
 * Holds the host's latest `auth`, and signs the visitor out. If the host fails, tries again on the next page, and after
 * each change while it reports a signed-in visitor.
 */
export function hostSignIn(session: Session, auth: Authentication | undefined) {
  let latest = auth
  let isOwed = false
  let done = Promise.resolve()

  async function requestSignOut() {
    isOwed = false
    try {
      await latest?.signOut()
    } catch {
      // Not reported, because the host sees its own failed request. Meanwhile the visitor is shown as signed out.
      isOwed = true
    }
  }
  function signOut() {
    done = requestSignOut()
  }
  session.subscribe(() => {
    const { auth, signer } = session.getState()
    if (isOwed && signer === null && auth === 'authenticated') signOut()
  })
  return {
    getAuth: () => latest,
    takeAuth(next: Authentication) {
      latest = next
      const { address, status } = next
      session.send({ type: 'AUTH', status, address })
    },
    signOut,
    whenSignedOut: () => done,
  }
}
