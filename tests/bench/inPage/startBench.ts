import { isApproved } from './announceWallets'
import { find, painted, type Seen, type Sought, watch } from './watch'

/** What the page under test is asked by the bench. */
export type Bench = {
  /** Settles when what a visitor first waits for has: the button or, for those who come back, their account. */
  readonly first: Promise<Seen>
  /** Watches for something from now on, and for what it stands in. */
  readonly await: (sought: Sought, around?: Sought) => void
  /** What came of it, with the click that it is counted from. */
  readonly seen: () => Promise<Answered>
  /** The middle of an element, scrolled into view; `undefined` while there is none. */
  readonly middle: (
    sought: Sought,
  ) => { readonly x: number; readonly y: number } | undefined
  /** Scrolls the list around an element to its end. */
  readonly scrollToEnd: (sought: Sought) => void
  readonly nodes: () => number
  /** Waits until nothing is left to do, and says when that was. */
  readonly idle: () => Promise<number>
  /** Milliseconds for a fixed piece of work: how fast this machine is just now. */
  readonly noise: () => number
}

export type Answered = Seen & {
  /** The click's own time; that of the press before it, where it was shown at the press. */
  readonly from: number
  /** The first frame after the click was painted. */
  readonly answered: number
  /** The first frame with what it stands in was painted. */
  readonly aroundShown: number
  /** The longest task over 50 ms between the click and what was awaited; 0 when there was none. */
  readonly longest: number
}

declare global {
  interface Window {
    bench: Bench
  }
}

/** Runs in the page before its own scripts. */
export function startBench(button: Sought, account: Sought): void {
  if (window.top !== window) return
  let pressed = Number.NaN
  let clicked = Number.NaN
  let answered: Promise<number> | undefined
  let awaited: Promise<readonly Seen[]> | undefined
  const tasks: PerformanceEntry[] = []
  new PerformanceObserver((list) => {
    tasks.push(...list.getEntries())
  }).observe({ type: 'longtask', buffered: true })
  const early = { capture: true, passive: true }
  const notePress = ({ timeStamp }: Event) => {
    pressed = timeStamp
  }
  const noteClick = ({ timeStamp }: Event) => {
    clicked = timeStamp
    answered = new Promise(requestAnimationFrame).then(painted)
  }
  addEventListener('pointerdown', notePress, early)
  addEventListener('click', noteClick, early)

  const first = watch(isApproved() ? account : button)
  // Who asks for it is told, later.
  first.catch(() => {})
  window.bench = {
    first,
    await: (sought, around = sought) => {
      pressed = Number.NaN
      clicked = Number.NaN
      awaited = Promise.all([watch(sought), watch(around)])
      awaited.catch(() => {})
    },
    seen: async () => {
      const [seen, around] = (await awaited) ?? []
      if (!seen || !around) throw new Error('Nothing was awaited')
      const { shown, settled } = seen
      const from = clicked <= shown ? clicked : pressed
      if (!(from <= shown)) throw new Error('It was there before the click')
      // Observers hear of a task a little after it.
      await new Promise((resolve) => setTimeout(resolve, 50))
      const durations = tasks
        .filter((task) => task.startTime + task.duration > from)
        .filter((task) => task.startTime < settled)
        .map((task) => task.duration)
      return {
        shown,
        settled,
        from,
        answered: (await answered) ?? shown,
        aroundShown: around.shown,
        longest: Math.max(0, ...durations),
      }
    },
    middle: (sought) => {
      const element = find(sought)
      element?.scrollIntoView({ block: 'nearest' })
      const box = element?.getBoundingClientRect()
      return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    },
    scrollToEnd: (sought) => {
      for (let at = find(sought); at; at = at.parentElement ?? undefined)
        at.scrollTop = at.scrollHeight
    },
    nodes: () => countNodes(document),
    idle: () =>
      new Promise((resolve) =>
        requestIdleCallback(() => resolve(performance.now()), {
          timeout: 5000,
        }),
      ),
    noise: () => {
      const start = performance.now()
      let sum = 0
      for (let at = 0; at < 5e6; at += 1) sum = (sum * 31 + at) % 1_000_003
      // What is never read need not be worked out.
      return performance.now() - start + (sum < 0 ? 1 : 0)
    },
  }
}

function countNodes(root: ParentNode): number {
  const elements = [...root.querySelectorAll('*')]
  return elements.reduce(
    (sum, { shadowRoot }) => sum + (shadowRoot ? countNodes(shadowRoot) : 0),
    elements.length,
  )
}
