import { hasLeft } from '../session/hasLeft'
import type { Dock } from './Dock'
import { signOut } from './signOut'

/**
 * Tells the host when whoever signed in has gone, so that it forgets them. A host that fails is asked again with the
 * session's next change, for as long as it says that somebody is signed in.
 */
export function watchSignOut({ session, getAuth }: Dock): void {
  let before = session.getState()
  let isOwed = false
  session.subscribe(() => {
    const after = session.getState()
    const isGone = hasLeft(before, after)
    before = after
    const isDue = isGone || (isOwed && after.auth === 'authenticated')
    isOwed = false
    if (isDue)
      signOut(getAuth()).then((isDone) => {
        isOwed = !isDone
      })
  })
}
