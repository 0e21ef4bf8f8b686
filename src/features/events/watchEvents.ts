import type { Dock } from '../../app/Dock'
import { initialState } from '../../wallet/session/initialState'
import type { DialogName } from '../../wallet/session/State'
import { eventsBetween } from './eventsBetween'
import { stopwatch } from './stopwatch'
import type { WalletEvent } from './WalletEvent'

type Watched = Pick<Dock, 'session' | 'shell' | 'views'>
type Opened = WalletEvent & { readonly type: 'dialog-opened' }

/**
 * Reports each event of a page's wallet once, starting with the current state.
 * @param first the state that has been reported already
 * @returns Function that stops reporting.
 */
export function watchEvents(
  dock: Watched,
  report: (event: WalletEvent) => void,
  first = initialState,
): () => void {
  const { session } = dock
  const watch = stopwatch(() => performance.now())
  let before = first
  let release: ((tookMs?: number) => void) | undefined

  function update() {
    const last = before
    before = session.getState()
    watch.update(last, before)
    for (const event of eventsBetween(last, before)) {
      // Report the delayed event first, to keep the order.
      release?.()
      if (event.type === 'dialog-opened') delay(event)
      else report(watch.time(event, last))
    }
  }

  /** Delays the event until the dialog is on the screen or another event occurs. */
  function delay(event: Opened) {
    const beginMs = performance.now()
    const own = (tookMs?: number) => {
      if (release !== own) return
      release = undefined
      report(tookMs === undefined ? event : { ...event, tookMs })
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

  update()
  return session.subscribe(update)
}

/** Resolves in the frame that paints the dialog. @throws if its shell or view fails to load */
async function whenShown({ shell, views }: Watched, dialog: DialogName) {
  await Promise.all([shell.load(), views[dialog].load()])
  return new Promise(requestAnimationFrame)
}
