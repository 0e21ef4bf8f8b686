import type { TestWallet } from '../../src/testWallet/TestWallet'
import { type Bend, bendEvents } from './bentEvents'
import { createDrawnPrompts, type Drawing } from './drawnPrompts'
import type { lies, Return } from './Step'

type Asked = { readonly method: string; readonly params?: readonly unknown[] }
type Listener = (...told: readonly unknown[]) => void
type Provider = {
  request(asked: Asked): Promise<unknown>
  on(event: string, listener: Listener): void
  removeListener(event: string, listener: Listener): void
}

/** Functions inside the page, for faults and facts that cannot be reached from outside. */
export type PageFaults = {
  blockStorage(): void
  /** @param at chooses among the kinds of nonsense: at least 0, less than 1 */
  lie(how: (typeof lies)[number], at: number): void
  bend(how: Bend): void
  /** The wallet changes without an event. Then the page comes back. */
  changeUnseen(act: (wallet: TestWallet) => void, back: Return): void
  /** From now on the wallet draws its prompts on the page. */
  draw(way: Drawing): void
  drawn(): ReturnType<ReturnType<typeof createDrawnPrompts>['newest']>
  /** Ends the faults of storage and wallet. The wallet then reports its account and chain. */
  heal(): Promise<void>
  /** The wallet's real account and chain; `undefined` while it lies or loses its events, or before it exists. */
  wallet(): Promise<WalletTruth | undefined>
}

export type WalletTruth = {
  readonly address: string | undefined
  readonly chainId: number
}

declare global {
  interface Window {
    pageFaults?: PageFaults
  }
}

const nonsense: readonly unknown[] = [
  undefined,
  null,
  'banana',
  '0x0',
  '-0x1',
  '0xffffffffffffffffffff',
  1e300,
  {},
  [],
  [null],
  ['nobody'],
  [['0x']],
]
/** Events that the wallet sends with invalid values. */
const events = ['chainChanged', 'accountsChanged', 'connect', 'disconnect']

/** Runs in the page, before its scripts. */
export function prepareFaults(): void {
  let lie: (typeof lies)[number] | undefined
  let lieAt = 0
  let provider: Provider | undefined
  let truly: Provider['request'] | undefined
  let isBlocked = false
  let bend: Bend | undefined
  let tell: ReturnType<typeof bendEvents>['tell'] = () => {}
  const drawn = createDrawnPrompts()

  blockableStorage(() => isBlocked)
  openTabs()

  function spoil(found: Provider) {
    if (provider === found) return
    provider = found
    const request = found.request.bind(found)
    truly = request
    tell = bendEvents(found, () => bend).tell
    found.request = (asked) => {
      if (lie === 'throws') throw nonsense[Math.floor(lieAt * 4)]
      if (lie === 'hangs') return new Promise(() => {})
      if (lie === 'answers nonsense')
        return Promise.resolve(nonsense[Math.floor(lieAt * nonsense.length)])
      return drawn.ask(asked.method).then(() => request(asked))
    }
  }

  addEventListener('eip6963:announceProvider', (event) => {
    const { detail } = event as CustomEvent<{ provider: Provider }>
    spoil(detail.provider)
  })

  async function truth() {
    if (!truly) return undefined
    const accounts = await truly({ method: 'eth_accounts' })
    const chainId = await truly({ method: 'eth_chainId' })
    const [address] = Array.isArray(accounts) ? accounts : []
    return { address, chainId: Number(chainId) }
  }

  window.pageFaults = {
    blockStorage() {
      isBlocked = true
    },
    lie(how, at) {
      lie = how
      lieAt = at
      if (how !== 'tells nonsense') return
      const first = Math.floor(at * nonsense.length)
      // Each event gets a different value.
      for (const [index, event] of events.entries())
        tell(event, nonsense[(first + index) % nonsense.length])
    },
    bend(how) {
      bend = how
    },
    changeUnseen(act, back) {
      const before = bend
      bend = 'lose'
      if (window.testWallet) act(window.testWallet)
      bend = before
      comeBack(back)
    },
    draw: drawn.drawAs,
    drawn: drawn.newest,
    async heal() {
      isBlocked = false
      lie = undefined
      bend = undefined
      drawn.heal()
      window.testWallet?.answer('approve')
      const now = await truth()
      if (!now) return
      tell('chainChanged', `0x${now.chainId.toString(16)}`)
      tell('accountsChanged', now.address ? [now.address] : [])
    },
    wallet: async () => (lie || bend === 'lose' ? undefined : truth()),
  }
}

/**
 * Dispatches the event of a tab that becomes visible, a page from the back/forward cache, or a network that is
 * available again.
 */
function comeBack(how: Return): void {
  if (how === 'seen') document.dispatchEvent(new Event('visibilitychange'))
  if (how === 'online') dispatchEvent(new Event('online'))
  if (how === 'restored')
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
}

/**
 * Opens windows as tabs, as a phone does. Otherwise Chromium 156 sometimes crashes with a null pointer if a page that
 * is being left opens a window with a size. A page of twenty lines without our code also crashes it.
 */
function openTabs(): void {
  const open = window.open.bind(window)
  window.open = (url, target) => open(url, target)
}

function blockableStorage(isBlocked: () => boolean): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    const own = Object.getOwnPropertyDescriptor(window, name)
    Object.defineProperty(window, name, {
      get() {
        if (isBlocked())
          throw new DOMException('Storage is blocked.', 'SecurityError')
        return own?.get?.call(window)
      },
    })
  }
}
