import { type ErrorLink, errorLinks } from './errorLinks'
import type { Failure, FailureClass } from './Failure'
import { type FailureSign, failureSigns } from './failureSigns'

/** Codes of a wallet that has no method for chains, or none for such a chain. @see EIP-1193, EIP-1474 */
const refusesChain = [4200, -32601, -32004, -32602]

/**
 * What went wrong, by name and code: two copies of viem may exist, so classes
 * cannot be compared. Never throws, whatever was thrown.
 */
export function classifyFailure(thrown: unknown): Failure {
  // A wrapper knows less than what it wraps: the innermost sign counts.
  const links = errorLinks(thrown)
  const isAboutChain = links.some(isSwitchError) || isNoRefusal(links)
  for (const link of links) {
    // wagmi wraps whatever a switch fails with in an error of code 4902.
    if (isSwitchError(link) && link !== links[0]) continue
    const sign = failureSigns.find((each) => isSure(each, link))
    if (sign) return failure(sign.class, link)
    if (isAboutChain && link.code && refusesChain.includes(link.code))
      return failure('chain-unsupported', link)
  }
  for (const link of links) {
    const sign = failureSigns.find(({ message }) => message?.test(link.message))
    if (sign) return failure(sign.class, link)
  }
  return failure(
    'unknown',
    links.find(({ code }) => code !== undefined),
  )
}

function isSure({ name, codes = [] }: FailureSign, link: ErrorLink): boolean {
  return (
    name?.test(link.name) ||
    (link.code !== undefined && codes.includes(link.code))
  )
}

/** wagmi calls it a refusal by the visitor, whatever went wrong while a chain was added. */
function isNoRefusal([, ...wrappers]: readonly ErrorLink[]): boolean {
  return wrappers.some(({ name }) => name.startsWith('UserRejected'))
}

function isSwitchError({ name }: ErrorLink): boolean {
  return name.startsWith('SwitchChainError')
}

function failure(found: FailureClass, link: ErrorLink | undefined): Failure {
  return link?.code === undefined
    ? { class: found }
    : { class: found, code: link.code }
}
