import type { Command } from './Command'
import type { Event } from './Event'
import type { Facts } from './Facts'
import { initialState } from './initialState'
import type { Reduce } from './Rules'
import { reduceFirst } from './reduceFirst'
import type { State } from './State'

/** The one place where the session changes. Fits React's `useSyncExternalStore`. */
export type Session = {
  getState(): State
  /** Calls the listener after each change, until the returned function is called. */
  subscribe(listener: () => void): () => void
  /** Calls the listeners once more: what they make of the state has changed. */
  tell(): void
  /** Follows these rules from now on. Until then it follows the few that a button needs. */
  learn(rules: Reduce): void
  /** Takes an event. One that is sent while listeners are being called waits for its turn. */
  send(event: Event): void
  /**
   * Gives commands to the engine, first those that have waited for it. The
   * latest engine gets them, until the returned function is called.
   */
  attach(carry: (command: Command) => void): () => void
}

type SessionOptions = {
  /** Read again for each event: layout and wallets change. */
  readonly facts: () => Facts
  readonly state?: State | undefined
}

/** Starts a session. */
export function createSession({
  facts,
  state = initialState,
}: SessionOptions): Session {
  let reduce: Reduce = reduceFirst
  const listeners = new Set<() => void>()
  const events: Event[] = []
  const commands: Command[] = []
  let engine: { carry: (command: Command) => void } | undefined
  let isRunning = false

  /** One thing at a time: the commands of an event are given before the next event is looked at. */
  function run() {
    if (isRunning) return
    isRunning = true
    try {
      while (true) {
        const command = engine && commands.shift()
        const event = command ? undefined : events.shift()
        if (command) guard(() => engine?.carry(command))
        else if (event) take(event)
        else break
      }
    } finally {
      isRunning = false
    }
  }

  function take(event: Event) {
    const [next, asked] = reduce(state, event, facts())
    commands.push(...asked)
    if (next === state) return
    state = next
    tell()
  }

  function tell() {
    // A copy, so that listeners may come and go during the round.
    for (const listener of [...listeners]) guard(listener)
  }

  return {
    getState: () => state,
    tell,
    learn(rules) {
      reduce = rules
    },
    subscribe(listener) {
      // Wrapped, so that one function may subscribe twice.
      const own = () => listener()
      listeners.add(own)
      return () => listeners.delete(own)
    },
    send(event) {
      events.push(event)
      run()
    },
    attach(carry) {
      const own = { carry }
      engine = own
      run()
      return () => {
        if (engine === own) engine = undefined
      }
    },
  }
}

/** An error of the host's listener is reported as uncaught, and stops no other listener. */
function guard(call: () => void) {
  try {
    call()
  } catch (thrown) {
    queueMicrotask(() => {
      throw thrown
    })
  }
}
