import { pageIcon } from '../../platform/pageIcon'
import { webUrl } from '../../platform/webUrl'
import type { EngineSettings } from '../EngineSettings'

/** How a wallet shows this page while it asks its owner. */
export type AppMetadata = {
  readonly name: string
  readonly description: string
  readonly url: string
  /** URLs of the icon, none or one. */
  readonly icons: string[]
}

type AppSettings = Pick<
  EngineSettings,
  'appName' | 'appDescription' | 'appIcon'
>

/** Returns the host's name, description and icon for its page. Without an icon of the host's, the page's own is used. */
export function appMetadata({
  appName,
  appDescription = appName,
  appIcon,
}: AppSettings): AppMetadata {
  const icon = appIcon === undefined ? pageIcon() : webUrl(appIcon)
  return {
    name: appName,
    description: appDescription,
    url: location.origin,
    icons: icon ? [icon] : [],
  }
}
