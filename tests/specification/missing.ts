import type { Missing } from './Requirement'

/**
 * What no test shows yet, and why. `npm run spec` prints each; it fails for
 * none of them, but for one that is shown after all.
 */
export const missing: readonly Missing[] = [
  {
    id: '7.13',
    reason: 'the way through a relay is being built',
  },
  {
    id: 'D6b',
    reason: 'the way through a relay is being built',
  },
  {
    id: 'D10b',
    reason: 'the second language is being built',
  },
  {
    id: 'D12',
    reason: 'the sign-in is being built',
  },
]
