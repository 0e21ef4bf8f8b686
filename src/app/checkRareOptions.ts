import { ConfigurationError } from '../errors/ConfigurationError'
import { webUrl } from '../platform/page/webUrl'
import { isText } from '../platform/shapes'
import type { Settings } from './checkConfig'

/**
 * Checks options that matter only once a visitor connects. @param page URL that resolves a path
 * @throws ConfigurationError
 */
export function check(
  { appDescription, appIcon, chains, initialChain }: RareOptions,
  page = document.baseURI,
): void {
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
  if (appDescription !== undefined && !isText(appDescription))
    throw new ConfigurationError(
      `\`appDescription\` is empty or not a string: "${appDescription}".`,
      'Describe in one sentence what visitors use your application for.',
    )
}

type RareOptions = Pick<
  Settings,
  'appDescription' | 'appIcon' | 'chains' | 'initialChain'
>
