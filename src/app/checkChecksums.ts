import { checkChecksums, isSpelledRight } from '../data/chains/checkChecksums'
import { ConfigurationError } from '../errors/ConfigurationError'
import type { Settings } from './checkConfig'

/** Needs a hash function, so it is a later download. @throws ChainConfigurationError, ConfigurationError @see EIP-55 */
export function check({ chains, expects }: Settings): void {
  checkChecksums(chains)
  // Hosts without types may pass any value.
  if (expects && !/^0x[0-9a-f]{40}$/i.test(`${expects}`))
    throw new ConfigurationError(
      `\`expects\` is not an address: "${expects}".`,
      'Use 0x followed by 40 hexadecimal digits.',
    )
  if (expects && !isSpelledRight(expects))
    throw new ConfigurationError(
      `The address "${expects}" in \`expects\` has an invalid checksum.`,
      'Copy it from the wallet, or write it in lower case.',
    )
}
