import { ConfigurationError } from '../errors/ConfigurationError'
import { webUrl } from '../platform/page/webUrl'
import { isText } from '../platform/shapes'
import type { WalletdockConfig } from './WalletdockConfig'

/**
 * Checks the application's icon and description.
 * @param page URL of the page, to resolve a path. Servers have none, so they accept every string
 * @throws ConfigurationError
 */
export function checkApp(
  {
    appDescription,
    appIcon,
  }: Pick<WalletdockConfig, 'appDescription' | 'appIcon'>,
  page = globalThis.document?.baseURI,
): void {
  const isUrl = (text: string) => !page || webUrl(text, page)
  if (appIcon !== undefined && !(isText(appIcon) && isUrl(appIcon)))
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
