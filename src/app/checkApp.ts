import { ConfigurationError } from '../errors/ConfigurationError'
import { webUrl } from '../platform/page/webUrl'
import { isText } from '../platform/shapes'
import type { WalletdockConfig } from './WalletdockConfig'

/** Checks how wallets show the application. @param page URL that resolves a path @throws ConfigurationError */
export function check(
  {
    appDescription,
    appIcon,
  }: Pick<WalletdockConfig, 'appDescription' | 'appIcon'>,
  page = document.baseURI,
): void {
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
