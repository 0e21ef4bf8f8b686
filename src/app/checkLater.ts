import { checkChecksums, isSpelledRight } from '../data/chains/checkChecksums'
import { ConfigurationError } from '../errors/ConfigurationError'
import { webUrl } from '../platform/page/webUrl'
import { isAddress, isText } from '../platform/shapes'
import type { Settings } from './checkConfig'

type RareOptions = Pick<
  Settings,
  'appIcon' | 'chains' | 'expects' | 'initialChain'
>

/**
 * Checks checksums, which need a hash function, and options that matter only once a visitor connects.
 * @param page URL that resolves a path
 * @throws ChainConfigurationError, ConfigurationError
 * @see EIP-55
 */
export function check(
  { appIcon, chains, expects, initialChain }: RareOptions,
  page = document.baseURI,
): void {
  checkChecksums(chains)
  // Hosts without types may pass any value.
  if (expects && !isAddress(expects))
    throw new ConfigurationError(
      `\`expects\` is not an address: "${expects}".`,
      'Use 0x followed by 40 hexadecimal digits.',
    )
  if (expects && !isSpelledRight(expects))
    throw new ConfigurationError(
      `The address "${expects}" in \`expects\` has an invalid checksum.`,
      'Copy it from the wallet, or write it in lower case.',
    )
  const ids = chains.map(({ id }) => id)
  if (initialChain !== undefined && !ids.includes(initialChain))
    throw new ConfigurationError(
      `The chain ${initialChain} of \`initialChain\` is not one of the page’s chains.`,
      `Use one of: ${ids.join(', ')}; or add it to \`chains\`.`,
    )
  if (appIcon !== undefined && !(isText(appIcon) && webUrl(appIcon, page)))
    throw new ConfigurationError(
      `\`appIcon\` is not a URL that a phone can load: "${appIcon}".`,
      'Use an https URL, or a path of your page such as "/icon.png".',
    )
}
