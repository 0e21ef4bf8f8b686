import { daysUntil } from '../../kit/channels/daysUntil'
import type { Site } from './readSite'

/** Severity of a state, which determines its style. */
export type Tone = 'good' | 'warning' | 'bad'

/** Describes whether hosts with a `publicKey` accept the channels, and for how long. */
export function describeSignature(
  { channels, signers }: Site,
  nowMs: number,
): { readonly tone: Tone; readonly text: string } {
  const required = channels.publicKey?.split(' ') ?? []
  if (signers.length === 0 && required.length === 0)
    return {
      tone: 'warning',
      text: 'Not signed: hosts cannot tell who wrote it',
    }
  const valid = signers.filter(({ isValid }) => isValid).map(({ key }) => key)
  if (
    valid.length < signers.length ||
    required.some((key) => !valid.includes(key))
  )
    return {
      tone: 'bad',
      text: 'A signature is missing or does not match: somebody changed the file',
    }
  const { expires = '' } = channels
  const days = daysUntil(expires, nowMs)
  const date = expires.slice(0, 10)
  // Also true if `expires` is not a date, because `days` is then `NaN`.
  if (!(days >= 0))
    return {
      tone: 'bad',
      text: `Signed, but expired on ${date}: sign again with \`renew\``,
    }
  return {
    tone: days < 7 ? 'warning' : 'good',
    text: `Signed until ${date}, ${days === 1 ? '1 more day' : `${days} more days`}`,
  }
}
