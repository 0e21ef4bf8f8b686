import type { Settings } from '../../app/checkConfig.initial'
import { isSpelledRight } from '../../chains/checkChains'
import { ConfigurationError } from '../../errors/ConfigurationError.initial'

/**
 * Checks the account that a host expects.
 * @throws ConfigurationError if it is not an address or has an invalid checksum
 * @see EIP-55
 */
export function check({ expects }: Pick<Settings, 'expects'>): void {
  // Hosts without types may pass any value.
  const address = String(expects)
  if (!/^0x[0-9a-f]{40}$/i.test(address))
    throw new ConfigurationError(
      `\`expects\` is not an address: "${address}".`,
      'Give the 20 bytes of an account in hex, with 0x before them.',
    )
  if (!isSpelledRight(address))
    throw new ConfigurationError(
      `The address "${address}" in \`expects\` has a wrong checksum.`,
      'Give it as its wallet shows it, or in small letters.',
    )
}
