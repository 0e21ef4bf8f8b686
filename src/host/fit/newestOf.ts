import type { Contract } from '../check/Contract'
import { isAtLeast } from './satisfies'

/** A release that a part of the page asks for: where it lies, and what it says of itself. */
export type Candidate = readonly [base: string, contract: Contract]

/** The newest of them, the same for every caller. */
export function newestOf(
  candidates: readonly Candidate[],
): Candidate | undefined {
  return [...candidates].sort(([base, { version }], [other, than]) => {
    const isFirst =
      version === than.version ? base < other : isAtLeast(version, than.version)
    return isFirst ? -1 : 1
  })[0]
}
