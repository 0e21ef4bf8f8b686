import { checkChecksums, isSpelledRight } from '../data/chains/checkChecksums'
import { ConfigurationError } from '../errors/ConfigurationError'
import type { Settings } from './checkConfig'

/**
 * Checks the checksums of all configured addresses. This needs a hash function, so it is not part of the first download.
 * @throws ChainConfigurationError, ConfigurationError
 * @see EIP-55
 */
export function check({ chains, expects }: Settings): void {
  checkChecksums(chains)
  if (expects && !isSpelledRight(expects))
    throw new ConfigurationError(
      `The address "${expects}" in \`expects\` has an invalid checksum.`,
      'Copy it from the wallet, or write it in lower case.',
    )
}
