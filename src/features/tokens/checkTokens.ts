import { ConfigurationError } from '../../errors/ConfigurationError'
import { fieldsOf, isText } from '../../platform/shapes'
import type { TokenBalance } from '../../wallet/session/AccountOptions'

/** Maximum of `Intl.NumberFormat`. */
const mostDecimals = 100

/** A check for each field of a token, with advice. */
const rules = {
  name: [isText, 'Use a string that is not empty.'],
  symbol: [isText, 'Use a string that is not empty.'],
  value: [isAmount, 'Use a bigint of 0 or more, in the smallest unit.'],
  decimals: [isDecimals, 'Use an integer from 0 to 100.'],
  iconUrl: [isTextOrNothing, 'Use a URL, or leave it out.'],
  fiat: [isFiatOrNothing, 'Use an amount and a currency such as `USD`.'],
} as const satisfies Record<
  keyof TokenBalance,
  readonly [(value: unknown) => boolean, string]
>

/** Validates the return value of a host's `tokens`. @throws ConfigurationError that names the token and the field */
export function checkTokens(answer: unknown): readonly TokenBalance[] {
  if (!Array.isArray(answer))
    throw new ConfigurationError(
      '`tokens` must return an array.',
      'If an account has no tokens, return an empty array.',
    )
  return answer.map(checkToken)
}

function checkToken(token: unknown, at: number): TokenBalance {
  const parts = fieldsOf(token)
  for (const [part, [isRight, toDo]] of Object.entries(rules))
    if (!isRight(parts[part]))
      throw new ConfigurationError(
        `Token ${at + 1} (${String(parts['symbol'])}) has no valid ${part}.`,
        toDo,
      )
  // All fields have just been checked.
  return token as TokenBalance
}

function isTextOrNothing(value: unknown): boolean {
  return value === undefined || typeof value === 'string'
}

function isAmount(value: unknown): boolean {
  return typeof value === 'bigint' && value >= 0n
}

function isDecimals(value: unknown): boolean {
  const count = Number.isInteger(value) ? Number(value) : -1
  return count >= 0 && count <= mostDecimals
}

function isFiatOrNothing(value: unknown): boolean {
  if (value === undefined) return true
  const { amount, currency } = fieldsOf(value)
  // `Intl` accepts any three letters as a currency.
  return Number.isFinite(amount) && /^[a-z]{3}$/i.test(String(currency))
}
