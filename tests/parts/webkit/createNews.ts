import { requestOf } from './route'
import type { Asked } from './startProxy'
import type { Told } from './watchPage'

type Listener = (told: never) => void
type Exposed = (...given: never[]) => unknown

/** What a page does, told to its test under Playwright's names of events. */
export type PageNews = ReturnType<typeof createNews>

export function createNews() {
  const listeners = new Map<string, Listener[]>()
  const exposed = new Map<string, Exposed>()
  const emit = (event: string, told: unknown) => {
    for (const listener of listeners.get(event) ?? []) listener(told as never)
  }
  return {
    on: (event: string, listener: Listener) => {
      listeners.set(event, [...(listeners.get(event) ?? []), listener])
    },
    expose: (name: string, run: Exposed) => exposed.set(name, run),
    asked: (asked: Asked) => emit('request', requestOf(asked)),
    told: ({ type, given }: Told) => {
      const [text] = given
      const run = exposed.get(type)
      if (run) run(...(given as never[]))
      else if (type === 'uncaught') emit('pageerror', new Error(String(text)))
      else emit('console', { type: () => type, text: () => String(text) })
    },
  }
}
