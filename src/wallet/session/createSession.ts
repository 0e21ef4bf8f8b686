import { createListeners, guard } from '../../platform/listeners'
import type { EngineCommand } from './Command'
import type { Event } from './Event'
import type { Facts } from './Facts'
import { initialState } from './initialState'
import type { Reduce, SessionPart } from './Reducers'
import { reduce as reduceCore } from './reduce'
import type { State } from './State'

type SessionOptions = {
  /** Called for each event, because layout and wallets change. */
  readonly facts: () => Facts
  readonly state?: State | undefined
  /** Signs the visitor out with the host. This does not wait for the engine. */
  readonly signOut?: (() => void) | undefined
  /** Loads the engine when commands wait for it. Sends `ENGINE_FAILED` if the engine fails to load. */
  readonly fetchEngine?: (() => void) | undefined
}

/** Starts a session: the only place where its state changes. The functions suit React's `useSyncExternalStore`. */
export function createSession({
  facts,
  state = initialState,
  signOut,
  fetchEngine,
}: SessionOptions) {
  let reduce: Reduce = reduceCore
  const { notify, subscribe } = createListeners()
  const events: Event[] = []
  const commands = createCommandQueue()
  /** The latest first. */
  let parts: readonly SessionPart[] = []
  let isRunning = false

  const hasEngine = () => parts.some(({ dispatch }) => dispatch)

  function carryOut(command: EngineCommand) {
    guard(() =>
      parts.some(({ dispatch }) => dispatch && dispatch(command) !== false),
    )
  }

  /** The engine receives all commands of an event before the next event is handled. */
  function run() {
    if (isRunning) return
    isRunning = true
    try {
      while (true) {
        const command = hasEngine() ? commands.shift() : undefined
        const event = command ? undefined : events.shift()
        if (command) carryOut(command)
        else if (event) handle(event)
        else break
      }
    } finally {
      isRunning = false
    }
  }

  function handle(event: Event) {
    const [next, newCommands] = reduce(state, event, facts())
    if (event.type === 'ENGINE_FAILED') commands.keepReconnect()
    if (next !== state) {
      state = next
      notify()
    }
    for (const command of newCommands)
      if (command.type === 'SIGN_OUT') signOut?.()
      else if (commands.add(command) && !hasEngine()) fetchEngine?.()
  }

  return {
    getState: () => state,
    /** Calls the listeners although the state is the same, because other values that listeners read have changed. */
    notify,
    /** Adds a part, once. Its reducer wraps the earlier ones. The first part that dispatches receives the queue. */
    use(part: SessionPart) {
      if (parts.includes(part)) return
      parts = [part, ...parts]
      reduce = part.reduce?.(reduce) ?? reduce
      run()
    },
    /** Calls the listener after each change, until the returned function is called. */
    subscribe,
    /** Handles an event. If it is sent while another one is being handled, it is queued. */
    send(event: Event) {
      events.push(event)
      run()
    },
  }
}

export type Session = ReturnType<typeof createSession>

function createCommandQueue() {
  let commands: EngineCommand[] = []
  return {
    shift: () => commands.shift(),
    /** @returns `false` if the command has only removed an earlier command */
    add(command: EngineCommand): boolean {
      // Restore the session once, even if several commands request it.
      if (isReconnect(command))
        commands = commands.filter((each) => !isReconnect(each))
      // Remove an attempt that is abandoned while it is queued, so that its wallet is never prompted.
      const begun = commands.findIndex(
        (each) =>
          'attempt' in command &&
          'attempt' in each &&
          each.attempt === command.attempt,
      )
      if (begun >= 0) commands.splice(begun, 1)
      else commands.push(command)
      return begun < 0
    },
    /** Keeps the commands that restore a session, because the engine may load later. All other commands have failed. */
    keepReconnect() {
      commands = commands.filter(isReconnect)
    },
  }
}

function isReconnect({ type }: EngineCommand): boolean {
  return type === 'RECONNECT' || type === 'JOIN'
}
