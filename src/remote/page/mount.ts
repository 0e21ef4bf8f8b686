import { currentDock } from '../../app/currentDock'
import type { Dock } from '../../app/Dock'
import type { ConnectButtonProps } from '../../app/react/ConnectButton'
import { drawButton, offerRetry } from '../../app/react/drawButton'
import { balanceReader } from '../../app/react/useWallet'
import type { WalletdockConfig } from '../../app/WalletdockConfig'
import type { Eip1193Provider } from '../../app/wallet/Eip1193Provider'
import type { Wallet } from '../../app/wallet/walletState'
import { configured, dockOf } from './dockOf'

/** Options that may change: the parts, look and language of the button, and the host's sign-in. */
export type MountedProps = ConnectButtonProps &
  Pick<
    WalletdockConfig,
    'auth' | 'avatar' | 'locale' | 'messages' | 'theme' | 'accent' | 'look'
  >

/** A button on a page without React, and its wallet. */
export type Mounted = {
  /**
   * Changes the passed options and keeps all others. `undefined` resets an option to its default. Also call it when the
   * status of `auth` has changed.
   */
  update(props: MountedProps): void
  unmount(): void
  /**
   * Returns the visitor's wallet and its functions. Returns the same object until something changes. The balance is
   * fetched only if the page reads it.
   */
  getSnapshot(): Wallet
  /** The same object as `getSnapshot().provider`. */
  readonly provider: Eip1193Provider
  /** @returns Function that removes the listener. */
  subscribe(listener: () => void): () => void
  /**
   * Reports errors that were thrown while rendering, including the first render. By then, a retry button has replaced
   * the button. Without a listener, the page's `error` event reports them.
   * @returns Function that removes the listener.
   */
  onFailure(listener: (error: unknown) => void): () => void
}

/**
 * Renders a connect button into an element of any page.
 * @throws ConfigurationError or ChainConfigurationError if the configuration is invalid. Some checks, such as checksums
 * in `chains`, need a download. If such a check finds an error, a retry button replaces the button, and `onFailure` or
 * the page's `error` event reports the error
 * @example const dock = mount(document.querySelector('#wallet'), { appName: 'Shop', projectId: '…' })
 */
export function mount(
  element: Element,
  config: WalletdockConfig,
  props: ConnectButtonProps = {},
): Mounted {
  const first = dockOf(config)
  const source = first.live.createSource(configured(config))
  const leave = source.register()
  // If all earlier parts have unmounted, this one may have replaced the dock.
  const dock = currentDock(first)
  const { getSnapshot, subscribe } = readerOf(dock)
  const stop = subscribe(() => {})
  const listeners = new Set<(error: unknown) => void>()
  let removeRetry = () => {}
  let rerender = () => {}
  const button = drawButton(element, (error) => {
    removeRetry = offerRetry(element, dock, () => rerender())
    // React is still rendering. Listeners may change the page, so call them afterwards.
    queueMicrotask(() => {
      if (!listeners.size) reportError(error)
      for (const listener of listeners) listener(error)
    })
  })
  let mounted: MountedProps = {}
  const update = (next: MountedProps) => {
    if (next.auth) dock.takeAuth(next.auth)
    mounted = { ...mounted, ...next }
    const { label, wallet, accountStatus, chainStatus, showBalance, ...rest } =
      mounted
    const shown = { label, wallet, accountStatus, chainStatus, showBalance }
    source.update(configured({ ...config, ...rest }))
    rerender = () => {
      removeRetry()
      button.update(dock, shown)
    }
    rerender()
  }
  update({ ...props, auth: config.auth })
  return {
    update,
    unmount() {
      stop()
      leave()
      removeRetry()
      button.unmount()
    },
    getSnapshot,
    get provider() {
      return dock.getProvider()
    },
    subscribe,
    onFailure(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/**
 * Returns the page's provider, for pages that show no button. It connects the visitor when it receives
 * `eth_requestAccounts`.
 * @throws ConfigurationError or ChainConfigurationError if the configuration is invalid
 * @example const provider = getProvider({ appName: 'Shop', projectId: '…' })
 */
export function getProvider(config: WalletdockConfig): Eip1193Provider {
  return dockOf(config).getProvider()
}

const readers = new WeakMap<Dock, ReturnType<typeof balanceReader>>()

/** Returns the reader that all buttons of a page without React share. */
function readerOf(dock: Dock) {
  const reader = readers.get(dock) ?? balanceReader(dock)
  readers.set(dock, reader)
  return reader
}
