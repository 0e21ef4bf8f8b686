import { pageStorage } from '../platform/storage'
import type { Session } from '../session/createSession'
import type { Address, State } from '../session/State'
import type { Authentication } from '../session/signIn/Authentication'

/** The address that signed in with the host, kept for the pages after this one. */
const key = 'walletdock.signer'
/** Kept in its place once that visitor has left. */
const left = ''

/** What a page that begins knows of the host's sign-in. */
export function firstSignIn(
  auth: Authentication | undefined,
): Pick<State, 'auth' | 'signer'> {
  return { auth: auth?.status, signer: auth?.address ?? keptSigner() }
}

function keptSigner(): State['signer'] {
  const kept = pageStorage.get(key)
  if (kept === null) return undefined
  // Anything but an address that we wrote matches no account, and leads to signing in again.
  return kept === left ? null : (kept as Address)
}

/** Remembers who signed in, or that they have left, until the host says `unauthenticated`. */
export function keepSigner(session: Session): void {
  let before = session.getState().signer
  session.subscribe(() => {
    const { signer } = session.getState()
    if (signer === before) return
    before = signer
    if (signer === undefined) pageStorage.remove(key)
    // Signing out may fail: then the next page knows, and tries again.
    else pageStorage.set(key, signer ?? left)
  })
}

/**
 * Has the host sign out. A host that fails is asked again with the session's next change, for as long as it says that
 * somebody is signed in, and by the next page.
 */
export function hostSignOut(
  session: Session,
  getAuth: () => Authentication | undefined,
) {
  let isOwed = false
  let done = Promise.resolve()

  async function ask() {
    isOwed = false
    try {
      await getAuth()?.signOut()
    } catch {
      // The host knows from its own request. Meanwhile the visitor is shown as signed out.
      isOwed = true
    }
  }
  function signOut() {
    done = ask()
  }
  session.subscribe(() => {
    const { auth, signer } = session.getState()
    if (isOwed && signer === null && auth === 'authenticated') signOut()
  })
  return { signOut, whenSignedOut: () => done }
}
