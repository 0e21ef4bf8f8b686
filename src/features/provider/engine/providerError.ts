import type { ProviderError } from '../../../app/wallet/Eip1193Provider'
import type { Failure, FailureClass } from '../../../errors/Failure'
import { withGuide } from '../../../errors/withGuide'

export function providerError(
  code: number,
  message: string,
  data: unknown,
  cause?: unknown,
): ProviderError {
  const error = new Error(message, { cause })
  return Object.assign(error, { name: 'ProviderRpcError', code, data })
}

/** Returns an error with our own sentence, for developers. */
export function ownError(
  failure: Failure,
  sentence: string,
  code = codeOf(failure),
): ProviderError {
  const message = withGuide(
    `Walletdock: ${sentence}`,
    'a-request-to-the-wallet-failed',
  )
  return providerError(code, message, failure)
}

export const noWallet = () =>
  ownError(
    { class: 'connection-lost' },
    'no wallet is connected. Request `eth_requestAccounts` first.',
  )

export const chainMissing = (chainId: number) =>
  ownError(
    { class: 'chain-unsupported' },
    `chain ${chainId} is not one of this page’s chains. Add it to \`chains\`.`,
  )

/** Returns an error about a request that no wallet gets. */
export const requestError = (sentence: string, code: number) =>
  ownError({ class: 'unknown' }, sentence, code)

const codes: Partial<Record<FailureClass, number>> = {
  rejected: 4001,
  'already-pending': -32002,
  'not-installed': 4900,
  'wallet-gone': 4900,
  'connection-lost': 4900,
  'sdk-missing': 4900,
  'chain-unsupported': 4901,
  'chain-unknown': 4902,
}

/**
 * Returns the code of a failure. Wallets reject with many codes, so the class decides where a standard has one code.
 * @see EIP-1193, EIP-1474, EIP-3326, EIP-5792
 */
export function codeOf({ class: reason, code }: Failure): number {
  if (code === 4100 || code === 5710) return code
  return codes[reason] ?? standardCode(code) ?? -32603
}

/** Returns the code of an unknown method as in EIP-1193. EIP-1474 has two others. */
export function standardCode(code: number | undefined): number | undefined {
  return code === -32601 || code === -32004 ? 4200 : code
}
