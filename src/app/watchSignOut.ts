import { hasLeft } from '../session/hasLeft'
import type { Dock } from './Dock'

/**
 * Tells the host when whoever signed in has gone, so that it forgets them. A host that fails is asked again with the
 * session's next change, for as long as it says that somebody is signed in.
 */
export function watchSignOut({ session, getAuth }: Dock): void {
  let before = session.getState()
  let isOwed = false

  async function signOut() {
    isOwed = false
    try {
      await getAuth()?.signOut()
    } catch {
      // The host knows of its own failure.
      isOwed = true
    }
  }

  session.subscribe(() => {
    const after = session.getState()
    const isGone = hasLeft(before, after)
    before = after
    if (isGone || (isOwed && after.auth === 'authenticated')) signOut()
  })
}
