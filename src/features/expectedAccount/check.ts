import type { Settings } from '../../app/checkConfig.initial'
import { isSpelledRight } from '../../data/chains/checkChecksums'
import { ConfigurationError } from '../../errors/ConfigurationError'

/**
 * Checks the account that a host expects.
 * @throws ConfigurationError if `expects` is not an address or has an invalid checksum
 * @see EIP-55
 */
export function check({ expects }: Pick<Settings, 'expects'>): void {
  // Hosts without types may pass any value.
  const address = String(expects)
  if (!/^0x[0-9a-f]{40}$/i.test(address))
    throw new ConfigurationError(
      `\`expects\` is not an address: "${address}".`,
      'Use 0x followed by 40 hexadecimal digits.',
    )
  if (!isSpelledRight(address))
    throw new ConfigurationError(
      `The address "${address}" in \`expects\` has an invalid checksum.`,
      'Copy it from the wallet, or write it in lower case.',
    )
}
