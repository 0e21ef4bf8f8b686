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
  'appName' | 'appDescription' | 'appIcon'
>

/** Returns the host's name, description and icon. If the host has no icon, uses the page's favicon. */
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
