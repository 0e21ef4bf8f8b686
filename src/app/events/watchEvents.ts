import { initialState } from '../../session/initialState'
import type { DialogName } from '../../session/State'
import { eventsBetween } from '../../session/told/eventsBetween'
import type { WalletEvent } from '../../session/told/WalletEvent'
import type { Dock } from '../Dock'
import { stopwatch } from './stopwatch'

type Watched = Pick<Dock, 'session' | 'shell' | 'views'>
type Opened = WalletEvent & { readonly type: 'dialog-opened' }

/**
 * Tells what happens to a page's wallet, each thing once, and first how it stands.
 * @param first the state that has been reported already
 * @returns stops telling
 */
export function watchEvents(
  dock: Watched,
  tell: (event: WalletEvent) => void,
  first = initialState,
): () => void {
  const { session } = dock
  const watch = stopwatch(() => performance.now())
  let before = first
  let release: ((tookMs?: number) => void) | undefined

  function look() {
    const last = before
    before = session.getState()
    watch.look(last, before)
    for (const event of eventsBetween(last, before)) {
      // What has happened first is told first.
      release?.()
      if (event.type === 'dialog-opened') hold(event)
      else tell(watch.time(event, last))
    }
  }

  /** Waits until the dialog is on the screen, or something else happens. */
  function hold(event: Opened) {
    const beginMs = performance.now()
    const own = (tookMs?: number) => {
      if (release !== own) return
      release = undefined
      tell(tookMs === undefined ? event : { ...event, tookMs })
    }
    release = own
    whenShown(dock, event.dialog).then(
      () => {
        const isOpen = session.getState().dialog?.name === event.dialog
        own(isOpen ? Math.round(performance.now() - beginMs) : undefined)
      },
      () => own(),
    )
  }

  look()
  return session.subscribe(look)
}

/** Shell and view have arrived, and are in the frame that is drawn. @throws when one of them cannot be had */
async function whenShown({ shell, views }: Watched, dialog: DialogName) {
  await Promise.all([shell.load(), views[dialog].load()])
  return new Promise(requestAnimationFrame)
}
