import type { Failure } from '../../errors/Failure'
import { build } from '../../platform/build'
import type { Address } from './State'

/** Failures of the host: it did not create a message to sign, or did not accept the signature. */
type HostFailure = 'not-prepared' | 'not-verified'

/** Data that a failure report may contain. */
export type ReportFacts = {
  readonly failure: Failure | { readonly class: HostFailure }
  readonly request: 'connect' | 'switch' | 'sign in'
  readonly wallet: { readonly id: string; readonly name: string }
  readonly chain?: { readonly id: number; readonly name: string } | undefined
  readonly address?: Address | undefined
}

/** Returns a failure as text for support: in English, without personal data. */
export function failureReport(facts: ReportFacts): string {
  const { address, request, chain, failure, wallet } = facts
  const code = 'code' in failure ? failure.code : undefined
  const refusal = 'refusal' in failure ? failure.refusal : undefined
  const lines = [
    `Walletdock ${build.version}, contract ${build.contractHash}`,
    `Asked: ${request}`,
    `Wallet: ${redact(wallet.name)} (${redact(wallet.id)})`,
    chain && `Chain: ${redact(chain.name)} (${chain.id})`,
    `Failure: ${failure.class}${code === undefined ? '' : `, code ${code}`}`,
    refusal && `Refused because of: ${refusal}`,
    address && `Account: ${redact(address)}`,
  ]
  return lines.filter(Boolean).join('\n')
}

/** Maximum length of a reported text, in characters. Names are short, so longer texts are cut off. */
const longest = 80

/** Shortens a third party's name to one line, without links, keys and hashes, and with shortened addresses. */
export function redact(name: string): string {
  return name
    .slice(0, 5 * longest)
    .replace(/[\p{C}\p{Z}\s]+/gu, ' ')
    .replace(/\S*(?::\/\/|\.[^ /]*\/)\S*/g, '[link]')
    .replace(/\b(0x[\da-f]{4})[\da-f]{32}([\da-f]{4})\b/gi, '$1…$2')
    .replace(/[\w-]{20,}/g, '[…]')
    .slice(0, longest)
    .trim()
}
