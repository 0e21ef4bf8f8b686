import fc from 'fast-check'

declare global {
  interface Window {
    /** Sends this many malformed announcements, the same for each seed. */
    announceNonsense?: (seed: number, count: number) => void
  }
}

const no = () => {
  throw new Error('a stranger throws')
}
const throwing = new Proxy({}, { get: no, has: no, ownKeys: no })
const frozen = () =>
  Object.freeze({ request: () => new Promise(() => {}), on: no })

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('MetaMask', '', '\u202e', 'x'.repeat(100_000)),
)
const anything = fc.anything({ withNullPrototype: true, withDate: true })
const rdns = fc.oneof(
  fc.constantFrom('io.metamask', 'me.rainbow', '__proto__', 'metaMask', ''),
  text,
)
const icon = fc.oneof(
  fc.constantFrom(
    'javascript:window.hit=1',
    'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="parent.hit=1"/>',
    'https://tracker.example/i.png',
    'data:image/png;base64,zzz',
  ),
  text,
)
/**
 * The value is created when it is sent, because fast-check itself inspects its values, and some of these throw when
 * they are inspected.
 */
type Make = () => unknown
const made = (value: fc.Arbitrary<unknown>) =>
  value.map(
    (each): Make =>
      () =>
        each,
  )

const info: fc.Arbitrary<Make> = fc.oneof(
  {
    arbitrary: made(fc.record({ uuid: text, rdns, name: text, icon })),
    weight: 4,
  },
  {
    arbitrary: made(
      fc.record(
        { uuid: anything, rdns: anything, name: anything, icon: anything },
        { requiredKeys: [] },
      ),
    ),
    weight: 2,
  },
  { arbitrary: made(anything), weight: 1 },
  { arbitrary: fc.constant<Make>(() => throwing), weight: 1 },
)
const provider: fc.Arbitrary<Make> = fc.oneof(
  fc.constantFrom<Make[]>(
    () => throwing,
    () => undefined,
    () => ({ request: 'eth_accounts' }),
    frozen,
    () => new Proxy(frozen(), { get: no }),
    () => ({ request: no, on: no, isMetaMask: true }),
    () => Object.assign(() => {}, { request: no }),
  ),
  made(anything),
)
const detail: fc.Arbitrary<Make> = fc.oneof(
  {
    arbitrary: fc.record({ info, provider }).map(
      (each): Make =>
        () => ({
          info: each.info(),
          provider: each.provider(),
        }),
    ),
    weight: 6,
  },
  { arbitrary: made(anything), weight: 1 },
  { arbitrary: fc.constant<Make>(() => throwing), weight: 1 },
)

/** Runs in the page, before its scripts. */
export function prepareNonsense(): void {
  window.announceNonsense = (seed, numRuns) => {
    for (const make of fc.sample(detail, { seed, numRuns }))
      dispatchEvent(
        new CustomEvent('eip6963:announceProvider', { detail: make() }),
      )
  }
}
