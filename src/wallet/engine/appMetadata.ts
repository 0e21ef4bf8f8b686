import { pageIcon } from '../../platform/page/pageIcon'
import { webUrl } from '../../platform/page/webUrl'
import type { EngineSettings } from './EngineSettings'

/** How a wallet presents this page to the visitor. */
export type AppMetadata = {
  readonly name: string
  readonly description: string
  readonly url: string
  /** The URL of the icon. An empty list without an icon. */
  readonly icons: string[]
}

type AppSettings = Pick<
  EngineSettings,
  'appName' | 'appDescription' | 'appIcon' | 'appUrl'
>

/** Returns the host's name, description, icon and URL. If the host has no icon, uses the page's favicon. */
export function appMetadata({
  appName,
  appDescription = appName,
  appIcon,
  appUrl,
}: AppSettings): AppMetadata {
  const icon = appIcon === undefined ? pageIcon() : webUrl(appIcon)
  const { origin } = location
  // WalletConnect replaces a URL of another host, and wallets warn about one of another origin.
  const url = appUrl && webUrl(appUrl)
  return {
    name: appName,
    description: appDescription,
    url: url?.startsWith(`${origin}/`) ? url : origin,
    icons: icon ? [icon] : [],
  }
}
