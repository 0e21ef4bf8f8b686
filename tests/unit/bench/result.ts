import type { Figures, Result, Spread } from '../../bench/figures'

const once = (value: number): Spread => [value, value, value]

/** Returns a result with these figures, each measured once. */
export function resultOf(figures: Figures): Result {
  return {
    date: '2026-01-02',
    machine: { cores: 2, browser: 'Chromium 150.0' },
    rounds: 3,
    reactBytes: 60_000,
    noise: { full: [30, 25, 41] },
    figures,
    failures: [],
  }
}

/**
 * Returns a result with the raw page at 100 ms and 100 kB, React alone at 70 ms and 60 kB, and Walletdock at the
 * given figures.
 */
export function besideRaw(ms: number, bytes: number, both = ms): Result {
  const raw = { buttonMs: once(100), buttonBytes: once(100_000) }
  const own = { buttonMs: once(ms), buttonBytes: once(bytes) }
  return resultOf({
    raw: { full: raw },
    react: { full: { buttonMs: once(70), buttonBytes: once(60_000) } },
    release: { full: own },
    'start-channel': { full: { ...own, buttonMs: once(both) } },
    wagmi: { full: { buttonBytes: once(130_000) } },
  })
}
