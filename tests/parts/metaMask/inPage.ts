import { initializeProvider } from '@metamask/providers/initializeInpageProvider'
import { pageStream } from './pageStream'

/** How an extension presents itself. @see EIP-6963 */
export type ExtensionInfo = {
  readonly uuid: string
  readonly name: string
  readonly icon: string
  readonly rdns: string
}

/** How an extension enters a page. */
export type Entrance = {
  readonly info: ExtensionInfo
  /** Names of the functions that carry messages: see `openPorts`. */
  readonly channel: string
  /** Whether it announces itself. @see EIP-6963 */
  readonly announces: boolean
  /** Whether it is the page's `window.ethereum`. */
  readonly isGlobal: boolean
}

const quiet = () => {}

/** What the extension runs in every page, before the page's own scripts: MetaMask's own provider. */
export function enterPage({ announces, channel, info, isGlobal }: Entrance) {
  initializeProvider({
    connectionStream: pageStream(channel),
    ...(announces && { providerInfo: info }),
    shouldSetOnWindow: isGlobal,
    shouldAnnounceCaip294: false,
    // It repeats every error answer as a warning; what it calls a bug is still written.
    logger: { ...console, debug: quiet, info: quiet, warn: quiet },
  })
}
