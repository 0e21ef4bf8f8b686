import { isSpelledRight } from '../chains/checkChains'
import { ConfigurationError } from '../errors/ConfigurationError.initial'

/**
 * Checks the account that a host expects.
 * @throws ConfigurationError if it is not an address or has an invalid checksum
 * @see EIP-55
 */
export function checkExpected(expects: unknown): void {
  if (!/^0x[0-9a-f]{40}$/i.test(String(expects)))
    throw new ConfigurationError(
      `\`expects\` is not an address: "${expects}".`,
      'Give the 20 bytes of an account in hex, with 0x before them.',
    )
  if (!isSpelledRight(String(expects)))
    throw new ConfigurationError(
      `The address "${expects}" in \`expects\` has a wrong checksum.`,
      'Give it as its wallet shows it, or in small letters.',
    )
}
