import { literal, type Selection, type Suite } from './suites'

/** End-to-end files that the default tier runs whole, in Chromium. */
export const journeys = [
  'beforeTheTap',
  'integrity',
  'journey',
  'metaMask',
  'reload',
  'walletConnect',
]

/** Titles of single tests that represent hosts, channels and rollback. */
export const single = [
  'React 19 without wagmi and without a federation plugin',
  'a rollback is one edit',
]

/**
 * Returns the tests of a suite that `npm test` runs, or undefined if it skips the suite. It omits tests that take
 * minutes or need more than Chromium: other engines, foreign hosts, matrices, most tests of phones, and contracts that
 * install packages or build again.
 */
export function defaultSelection({ name }: Suite): Selection | undefined {
  switch (name) {
    case 'unit':
    case 'component':
      return {}
    case 'contract':
      return { files: ['tests/contract/source/', 'tests/contract/build/'] }
    case 'end to end':
      return {
        grep: [
          ...journeys.map((file) => `(^| )${file}\\.test\\.ts`),
          ...single.map(literal),
        ].join('|'),
      }
    default:
      return undefined
  }
}
