/** Ways in which a wallet's events arrive other than once and immediately. */
export const bends = ['lose', 'double', 'delay'] as const
export type Bend = (typeof bends)[number]

type Listener = (...told: readonly unknown[]) => void
type Events = {
  on(event: string, listener: Listener): void
  removeListener(event: string, listener: Listener): void
}

const delayMs = 500

/** Intercepts a wallet's events on the way to their listeners. */
export function bendEvents(provider: Events, bend: () => Bend | undefined) {
  const on = provider.on.bind(provider)
  const off = provider.removeListener.bind(provider)
  const listeners: { event: string; listener: Listener; heard: Listener }[] = []

  function hear(listener: Listener): Listener {
    return (...told) => {
      const how = bend()
      if (how === 'lose') return
      if (how === 'delay') return void setTimeout(listener, delayMs, ...told)
      listener(...told)
      if (how === 'double') listener(...told)
    }
  }

  provider.on = (event, listener) => {
    const heard = hear(listener)
    listeners.push({ event, listener, heard })
    on(event, heard)
  }
  provider.removeListener = (event, listener) => {
    const at = listeners.findIndex(
      (one) => one.event === event && one.listener === listener,
    )
    const [found] = at < 0 ? [] : listeners.splice(at, 1)
    off(event, found?.heard ?? listener)
  }
  return {
    /** Sends the page an event that the wallet has not sent. */
    tell(event: string, told: unknown) {
      for (const one of [...listeners])
        if (one.event === event) one.listener(told)
    },
  }
}
