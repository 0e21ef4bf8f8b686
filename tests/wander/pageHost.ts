/** How pages prevent scrolling while something covers them. */
export const scrollLocks = ['body', 'page', 'fixed'] as const
export type ScrollLock = (typeof scrollLocks)[number]

/** The page's own behaviour, apart from the wallet. */
export type PageHost = {
  /** Locks scrolling, or ends the lock as libraries do, by restoring the earlier values. */
  lockScroll(how: ScrollLock): void
  /** From now on a press outside a menu of the page does not move the focus. */
  holdPresses(): void
  heal(): void
  /** The inline style that the page itself has set. */
  style(element: HTMLElement): string
}

declare global {
  interface Window {
    pageHost?: PageHost
  }
}

const locks: Readonly<Record<ScrollLock, Readonly<Record<string, string>>>> = {
  body: { overflow: 'hidden' },
  page: { overflow: 'hidden' },
  fixed: { position: 'fixed', top: '0px', width: '100%' },
}

/** Runs in the page, before its scripts. */
export function prepareHost(): void {
  let unlock: (() => void) | undefined
  const own = new Map<HTMLElement, string>()

  function lock(
    element: HTMLElement,
    values: Readonly<Record<string, string>>,
  ) {
    const { style } = element
    const before = Object.keys(values).map(
      (name) => [name, style.getPropertyValue(name)] as const,
    )
    for (const [name, value] of Object.entries(values))
      style.setProperty(name, value)
    own.set(element, textOf(values))
    return () => {
      for (const [name, value] of before) style.setProperty(name, value)
      own.delete(element)
      unlock = undefined
    }
  }

  const hold = (event: Event) => event.preventDefault()

  window.pageHost = {
    lockScroll(how) {
      if (unlock) return unlock()
      const { body, documentElement } = document
      unlock = lock(how === 'page' ? documentElement : body, locks[how])
    },
    holdPresses() {
      document.addEventListener('mousedown', hold, { capture: true })
    },
    heal() {
      unlock?.()
      document.removeEventListener('mousedown', hold, { capture: true })
    },
    style: (element) => own.get(element) ?? '',
  }
}

/** The text of a style in the browser's format. */
function textOf(values: Readonly<Record<string, string>>): string {
  const { style } = document.createElement('div')
  for (const [name, value] of Object.entries(values))
    style.setProperty(name, value)
  return style.cssText
}
