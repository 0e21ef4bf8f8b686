import type { Command, EngineCommand } from './Command'
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
  /** What it follows. */
  rules(): Reduce
  /** Takes an event. One that is sent while listeners are being called waits for its turn. */
  send(event: Event): void
  /** An engine is here: gives it what has waited for it, in its order, and from now on every command. */
  attach(carry: (command: EngineCommand) => void): void
}

type SessionOptions = {
  /** Read again for each event: layout and wallets change. */
  readonly facts: () => Facts
  readonly state?: State | undefined
  /** Has the host sign out, which waits for no engine. */
  readonly signOut?: (() => void) | undefined
  /** Fetches the engine, once commands wait for it; `NO_ENGINE` tells that it cannot be had. */
  readonly fetchEngine?: (() => void) | undefined
}

/** Starts a session. */
export function createSession({
  facts,
  state = initialState,
  signOut,
  fetchEngine,
}: SessionOptions): Session {
  let reduce: Reduce = reduceFirst
  const listeners = new Set<() => void>()
  const events: Event[] = []
  let commands: EngineCommand[] = []
  let engine: ((command: EngineCommand) => void) | undefined
  let isRunning = false

  /** One thing at a time: the commands of an event are given before the next event is looked at. */
  function run() {
    if (isRunning) return
    isRunning = true
    try {
      while (true) {
        const command = engine && commands.shift()
        const event = command ? undefined : events.shift()
        if (command) guard(() => engine?.(command))
        else if (event) take(event)
        else break
      }
    } finally {
      isRunning = false
    }
  }

  function take(event: Event) {
    const [next, asked] = reduce(state, event, facts())
    // What else was asked of it has failed; a session is taken up as soon as there is an engine after all.
    if (event.type === 'NO_ENGINE') commands = commands.filter(takesUp)
    if (next !== state) {
      state = next
      tell()
    }
    asked.forEach(give)
  }

  function give(command: Command) {
    if (command.type === 'SIGN_OUT') return signOut?.()
    // A wallet is asked once to take a session up.
    if (takesUp(command)) commands = commands.filter((each) => !takesUp(each))
    // A wallet that is given up before it was asked is not asked.
    const begun = commands.findIndex(
      (each) =>
        'attempt' in command &&
        'attempt' in each &&
        each.attempt === command.attempt,
    )
    if (begun >= 0) commands.splice(begun, 1)
    else {
      commands.push(command)
      if (!engine) fetchEngine?.()
    }
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
    rules: () => reduce,
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
      engine = carry
      run()
    },
  }
}

const takesUp = ({ type }: Command) => /RECONNECT|JOIN/.test(type)

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
