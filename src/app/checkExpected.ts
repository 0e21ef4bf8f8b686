import { isSpelledRight } from '../chains/checkChecksums'
import { ConfigurationError } from '../errors/ConfigurationError'

/**
 * Checks the account that a host names as the one it needs.
 * @throws ConfigurationError for what is no address, and for a letter in the wrong case
 * @see EIP-55
 */
export function checkExpected(expects: unknown): void {
  if (!/^0x[0-9a-f]{40}$/i.test(String(expects)))
    throw new ConfigurationError(
      `\`expects\` is no address: "${expects}".`,
      'Give the 20 bytes of an account in hex, with 0x before them.',
    )
  if (!isSpelledRight(String(expects)))
    throw new ConfigurationError(
      `The address "${expects}" in \`expects\` has a wrong checksum.`,
      'Give it as its wallet shows it, or in small letters.',
    )
}
