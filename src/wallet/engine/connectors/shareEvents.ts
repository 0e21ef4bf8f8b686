import { read } from '../../../errors/read'

export type Listener = (...data: unknown[]) => void

/** Subscribes to each event once, because some wallets call one listener only, and many cannot remove one. */
export function shareEvents(provider: object) {
  const shared = new Map<string, { all: Set<Listener>; call: Listener }>()
  function on(event: string, listener: Listener) {
    const existing = shared.get(event)
    if (existing) return void existing.all.add(listener)
    const all = new Set([listener])
    const call = (...data: unknown[]) => {
      for (const each of [...all]) callListener(each, data)
    }
    shared.set(event, { all, call })
    callMethod(provider, ['on', 'addListener'], event, call)
  }
  function removeListener(event: string, listener: Listener) {
    shared.get(event)?.all.delete(listener)
  }
  /** Ends the subscriptions to events that have no listener. */
  function leave() {
    for (const [event, { all, call }] of shared) {
      if (all.size > 0) continue
      shared.delete(event)
      callMethod(provider, ['removeListener', 'off'], event, call)
    }
  }
  return { on, removeListener, leave }
}

function callListener(listener: Listener, data: unknown[]): void {
  try {
    listener(...data)
  } catch (thrown) {
    // The error must not end the wallet's own code, or keep the event from other listeners.
    reportError(thrown)
  }
}

/** Adds or removes a listener with the first of these methods that the provider has. Never throws. */
async function callMethod(
  provider: object,
  names: readonly string[],
  event: string,
  listener: Listener,
) {
  try {
    const method = names
      .map((name) => read(provider, name))
      .find((each) => typeof each === 'function')
    // Await the result, because a promise that rejects would be reported as an error of the page.
    if (typeof method === 'function')
      await Reflect.apply(method, provider, [event, listener])
  } catch {
    // A wallet without working events is queried again after each change, and when the page becomes visible.
  }
}
