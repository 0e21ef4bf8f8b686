import type { Dock } from '../../app/Dock'
import { initialState } from '../../wallet/session/initialState'
import type { DialogName, State } from '../../wallet/session/State'
import { eventsBetween } from './eventsBetween'
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

type Span = 'asking' | 'switching' | 'connected'

const begins: Partial<Record<WalletEvent['type'], Span>> = {
  'connect-started': 'asking',
  'connect-succeeded': 'connected',
  resumed: 'connected',
}

const ends = {
  'connect-succeeded': 'asking',
  'connect-failed': 'asking',
  switched: 'switching',
  'switch-failed': 'switching',
  disconnected: 'connected',
} satisfies Partial<Record<WalletEvent['type'], Span>>

type Ending = WalletEvent & { readonly type: keyof typeof ends }

/** Adds durations to events that end something. @param now returns the current time in milliseconds */
export function stopwatch(now: () => number) {
  const began: Partial<Record<Span, number>> = {}
  return {
    /** Records a change of the session. Must be called before `time` for the events of that change. */
    update(before: State, after: State) {
      if (after.switches !== before.switches) began.switching = now()
    },
    time(event: WalletEvent, { switchingTo }: State): WalletEvent {
      const beginMs = isEnding(event) ? began[ends[event.type]] : undefined
      const begin = begins[event.type]
      if (begin) began[begin] = now()
      if (!isEnding(event) || beginMs === undefined) return event
      // If the page did not request this switch, its duration is unknown.
      const isSwitch =
        event.type === 'switched' || event.type === 'switch-failed'
      if (isSwitch && event.chainId !== switchingTo) return event
      return { ...event, tookMs: Math.round(now() - beginMs) }
    },
  }
}

function isEnding(event: WalletEvent): event is Ending {
  return event.type in ends
}
