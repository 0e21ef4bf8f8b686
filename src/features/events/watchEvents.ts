import { accountMark } from '../../app/accountMark'
import type { Dock } from '../../app/Dock'
import { afterPaint } from '../../platform/page/whenIdle'
import { initialState } from '../../wallet/session/initialState'
import type { DialogName, State } from '../../wallet/session/State'
import { eventsBetween } from './eventsBetween'
import type { WalletEvent } from './WalletEvent'

type Watched = Pick<Dock, 'session' | 'shell' | 'views'>
type Delayed = WalletEvent & { readonly type: 'dialog-opened' | 'resumed' }

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
    for (const timed of eventsBetween(last, before)) {
      const event = watch.time(timed, last)
      // Report the delayed event first, to keep the order.
      release?.()
      if (event.type === 'dialog-opened')
        delay(event, dialogShown(event.dialog))
      else if (event.type === 'resumed') delay(event, accountShown(last))
      else report(event)
    }
  }

  /** Delays an event until its result is on the screen, or until another event occurs. */
  function delay(event: Delayed, shown: Promise<number | undefined>) {
    const own = (tookMs?: number) => {
      if (release !== own) return
      release = undefined
      report(tookMs === undefined ? event : { ...event, tookMs })
    }
    release = own
    shown.then(own, () => own())
  }

  /** Resolves in the frame that paints the dialog. @throws if its shell or view fails to load */
  async function dialogShown(dialog: DialogName) {
    const beginMs = performance.now()
    await Promise.all([dock.shell.load(), dock.views[dialog].load()])
    await new Promise(requestAnimationFrame)
    const isOpen = session.getState().dialog?.name === dialog
    return isOpen ? Math.round(performance.now() - beginMs) : undefined
  }

  update()
  return session.subscribe(update)
}

/** Resolves after the frame that paints the account of a visitor who was connected when the page loaded. */
async function accountShown({ connection }: State) {
  await new Promise<void>(afterPaint)
  const [restored] = performance.getEntriesByName(accountMark)
  if (restored) return Math.round(restored.startTime)
  return connection.type === 'reconnecting'
    ? Math.round(performance.now())
    : undefined
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
