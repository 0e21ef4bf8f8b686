import { balanceReader } from './balanceReader'
import type { ConnectButtonProps } from './ConnectButton'
import type { Dock } from './Dock'
import { drawButton } from './drawButton'
import { offerRetry } from './offerRetry'
import { dockOf } from './registry'
import type { Wallet } from './useWallet'
import type { WalletdockConfig } from './WalletdockConfig'

/** What may change: how much the button shows, and the host's sign-in. */
export type MountedProps = ConnectButtonProps & Pick<WalletdockConfig, 'auth'>

/** What the button shows at first, and who hears of its failures. */
export type MountProps = ConnectButtonProps & {
  /**
   * Told what was thrown while rendering; a button that draws it anew has taken the place.
   * @default the page's `error` event
   */
  readonly onFailure?: ((error: unknown) => void) | undefined
}

/** A button on a page without React, and the wallet behind it. */
export type Mounted = {
  /** `auth` has a new status? Then it is due here as well. */
  update(props: MountedProps): void
  unmount(): void
  /**
   * The visitor's wallet and what can be done with it; the same object until something changes. Its balance is
   * fetched for pages that read it.
   */
  getSnapshot(): Wallet
  /** @returns stops listening */
  subscribe(listener: () => void): () => void
}

/**
 * Puts a connect button into an element of any page.
 * @throws ConfigurationError or ChainConfigurationError when the configuration is wrong. A wrong checksum in `chains`
 * takes a fetch to tell: the button then goes, and the page's `error` event says why
 * @example const dock = mount(document.querySelector('#wallet'), { appName: 'Shop', projectId: '…' })
 */
export function mount(
  element: Element,
  config: WalletdockConfig,
  props: MountProps = {},
): Mounted {
  const { onFailure = reportError, ...shown } = props
  const dock = dockOf(config)
  const reader = readerOf(dock)
  const leave = reader.subscribe(() => {})
  let takeRetry = () => {}
  let drawAgain = () => {}
  const button = drawButton(element, dock, (error) => {
    takeRetry = offerRetry(element, dock, () => drawAgain())
    // React is in the middle of its work: what a host does about it comes after.
    queueMicrotask(() => onFailure(error))
  })
  const update = ({ auth, ...next }: MountedProps) => {
    if (auth) dock.takeAuth(auth)
    drawAgain = () => {
      takeRetry()
      button.update(next)
    }
    drawAgain()
  }
  update({ ...shown, auth: config.auth })
  return {
    update,
    unmount() {
      leave()
      takeRetry()
      button.unmount()
    },
    getSnapshot: reader.getSnapshot,
    subscribe: reader.subscribe,
  }
}

const readers = new WeakMap<Dock, ReturnType<typeof balanceReader>>()

/** A plain page reads as one, however many buttons it has. */
function readerOf(dock: Dock) {
  const reader = readers.get(dock) ?? balanceReader(dock)
  readers.set(dock, reader)
  return reader
}
