import { hasLeft } from '../session/hasLeft'
import type { Dock } from './Dock'

/** Tells the host when who signed in has gone: it is to forget them. */
export function watchSignOut({ session, getAuth }: Dock): void {
  let before = session.getState()
  session.subscribe(() => {
    const after = session.getState()
    const isGone = hasLeft(before, after)
    before = after
    if (isGone) getAuth()?.signOut()
  })
}
