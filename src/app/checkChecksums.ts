import { checkChecksums, isSpelledRight } from '../data/chains/checkChecksums'
import { ConfigurationError } from '../errors/ConfigurationError'
import type { Settings } from './checkConfig'

/** Needs a hash function, so it is a later download. @throws ChainConfigurationError, ConfigurationError @see EIP-55 */
export function check({ chains, expects }: Settings): void {
  checkChecksums(chains)
  if (expects && !isSpelledRight(expects))
    throw new ConfigurationError(
      `The address "${expects}" in \`expects\` has an invalid checksum.`,
      'Copy it from the wallet, or write it in lower case.',
    )
}
