import { isApproved } from './announceWallets'
import { find, painted, type Seen, type Sought, watch } from './watch'

/** Functions that the bench calls in a page under test. */
export type Bench = {
  /** Settles when the button works or, for a returning visitor, the account. */
  readonly first: Promise<Seen>
  /** Settles when the account of a returning visitor is no longer a stand-in, so that its dialog can be opened. */
  readonly usable: Promise<Seen>
  /** Starts to watch for an element, and for another element around it. */
  readonly await: (sought: Sought, around?: Sought) => void
  /** The times of that element, and of the click before it. */
  readonly seen: () => Promise<Answered>
  /** Scrolls an element into view and returns its middle. Returns `undefined` until the element exists. */
  readonly middle: (
    sought: Sought,
  ) => { readonly x: number; readonly y: number } | undefined
  readonly nodes: () => number
  /** Waits until the main thread is idle. @returns the page's time */
  readonly idle: () => Promise<number>
  /** Duration of a fixed loop in milliseconds, which shows how fast the machine is at the moment. */
  readonly noise: () => number
}

export type Answered = Seen & {
  /** Time of the click, or of the press if the element was shown before the click. */
  readonly from: number
  /** Time at which the first frame after the click was painted. */
  readonly answered: number
  /** Time at which the first frame with the element around it was painted. */
  readonly aroundShown: number
  /** Duration of the longest task over 50 ms between the click and the settled element, or 0 if there is none. */
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
  const usable = isApproved() ? watch({ css: account.css }) : first
  // The bench awaits them later, and reports the failure.
  for (const seen of [first, usable]) seen.catch(() => {})
  window.bench = {
    first,
    usable,
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
      // Observers report a task shortly after it.
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
      // An unused sum could be optimized away.
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
