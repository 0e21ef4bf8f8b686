import { createRoot } from 'react-dom/client'
import { ConnectButton, type ConnectButtonProps } from './ConnectButton'
import { DockContext } from './DockContext'
import { dockOf } from './registry'
import type { Wallet } from './useWallet'
import type { WalletdockConfig } from './WalletdockConfig'

/** A button on a page without React, and the wallet behind it. */
export type Mounted = {
  update(props: ConnectButtonProps): void
  unmount(): void
  /** The visitor's wallet and what can be done with it; the same object until something changes. */
  getSnapshot(): Wallet
  /** @returns stops listening */
  subscribe(listener: () => void): () => void
}

/**
 * Puts a connect button into an element of any page.
 * @throws ConfigurationError when the configuration is wrong
 * @example const dock = mount(document.querySelector('#wallet'), { appName: 'Shop', projectId: '…' })
 */
export function mount(
  element: Element,
  config: WalletdockConfig,
  props: ConnectButtonProps = {},
): Mounted {
  const dock = dockOf(config)
  const root = createRoot(element)
  const update = (next: ConnectButtonProps) =>
    root.render(
      <DockContext value={dock}>
        <ConnectButton {...next} />
      </DockContext>,
    )
  update(props)
  return {
    update,
    unmount: () => root.unmount(),
    getSnapshot: dock.getSnapshot,
    subscribe: dock.subscribe,
  }
}
