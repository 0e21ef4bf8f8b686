import { isAddress, parseEther } from 'viem'
import type { Draft } from './Draft'

/** A valid gift. `value` is in wei. */
export type Gift = { readonly to: `0x${string}`; readonly value: bigint }

/** Error messages by field. */
export type DraftProblems = { readonly [Field in keyof Draft]?: string }

export type ReadDraft =
  | { readonly ok: true; readonly gift: Gift }
  | { readonly ok: false; readonly problems: DraftProblems }

/** Reads a draft, or returns error messages. `balance` is in wei, and `undefined` if it is unknown. */
export function readDraft(
  draft: Draft,
  balance: bigint | undefined,
): ReadDraft {
  const to = draft.to.trim()
  const amount = draft.amount.trim()
  const amountProblem = problemOfAmount(amount, balance)
  if (isAddress(to) && !amountProblem)
    return { ok: true, gift: { to, value: parseEther(amount) } }
  return {
    ok: false,
    problems: {
      ...(!isAddress(to) && { to: problemOfAddress(to) }),
      ...(amountProblem && { amount: amountProblem }),
    },
  }
}

function problemOfAddress(to: string): string {
  if (to === '') return 'Enter the address that gets the gift.'
  return isAddress(to, { strict: false })
    ? 'This address has a typo. Copy it again.'
    : 'An address is 0x followed by 40 digits or letters from a to f.'
}

function problemOfAmount(
  amount: string,
  balance: bigint | undefined,
): string | undefined {
  if (amount === '') return 'Enter an amount.'
  if (!/^(\d+\.?\d*|\.\d+)$/.test(amount))
    return 'Enter a number, such as 0.01.'
  if (!/^\d*\.?\d{0,18}$/.test(amount))
    return 'Ether has at most 18 decimal places.'
  const value = parseEther(amount)
  if (value === 0n) return 'Enter more than 0.'
  if (balance !== undefined && value > balance)
    return 'You don’t have that much in your wallet.'
  return
}
