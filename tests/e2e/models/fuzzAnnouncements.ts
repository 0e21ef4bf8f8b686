import fc from 'fast-check'

declare global {
  interface Window {
    /** Sends so many malformed announcements, the same for each seed. */
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
const info = fc.oneof(
  { arbitrary: fc.record({ uuid: text, rdns, name: text, icon }), weight: 4 },
  {
    arbitrary: fc.record(
      { uuid: anything, rdns: anything, name: anything, icon: anything },
      { requiredKeys: [] },
    ),
    weight: 2,
  },
  { arbitrary: fc.oneof(anything, fc.constant(throwing)), weight: 1 },
)
const provider = fc.oneof(
  fc.constant(throwing),
  fc.constant(undefined),
  fc.constant({ request: 'eth_accounts' }),
  fc.constant(1).map(frozen),
  fc.constant(1).map(() => new Proxy(frozen(), { get: no })),
  fc.constant(1).map(() => ({ request: no, on: no, isMetaMask: true })),
  fc.constant(Object.assign(() => {}, { request: no })),
  anything,
)
const detail = fc.oneof(
  { arbitrary: fc.record({ info, provider }), weight: 6 },
  { arbitrary: fc.record({ info }), weight: 1 },
  { arbitrary: fc.oneof(anything, fc.constant(throwing)), weight: 1 },
)

/** Runs in the page, before its scripts. */
export function prepareNonsense(): void {
  window.announceNonsense = (seed, numRuns) => {
    for (const each of fc.sample(detail, { seed, numRuns }))
      dispatchEvent(
        new CustomEvent('eip6963:announceProvider', { detail: each }),
      )
  }
}
