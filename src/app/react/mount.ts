import { currentDock } from '../currentDock'
import { dockOf, withDeployed } from '../dockOf'
import type { WalletdockConfig } from '../WalletdockConfig'
import type { Wallet } from '../wallet/Wallet'
import type { ConnectButtonProps } from './ConnectButton'
import { drawButton } from './drawButton'
import { offerRetry } from './offerRetry'
import { pageReader } from './pageReader'

/** What may change: how much the button shows, its look and language, the host's sign-in, and its wagmi config. */
export type MountedProps = ConnectButtonProps &
  Pick<
    WalletdockConfig,
    'auth' | 'locale' | 'messages' | 'theme' | 'accent' | 'look' | 'wagmi'
  >

/** A button on a page without React, and the wallet behind it. */
export type Mounted = {
  /**
   * Changes the given props and keeps all others; `undefined` gives one its default back. `auth` has a new status? Then
   * it is due here as well.
   */
  update(props: MountedProps): void
  unmount(): void
  /**
   * The visitor's wallet and what can be done with it; the same object until something changes. Its balance is
   * fetched for pages that read it.
   */
  getSnapshot(): Wallet
  /** @returns stops listening */
  subscribe(listener: () => void): () => void
  /**
   * Reports what was thrown while rendering, the first time included; a button that retries has taken the place.
   * Without a listener, the page's `error` event reports it.
   * @returns stops listening
   */
  onFailure(listener: (error: unknown) => void): () => void
}

/**
 * Puts a connect button into an element of any page.
 * @throws ConfigurationError or ChainConfigurationError when the configuration is wrong. A wrong checksum in `chains`
 * takes a fetch to tell: a retry then takes the button's place, and `onFailure` or the page's `error` event says why
 * @example const dock = mount(document.querySelector('#wallet'), { appName: 'Shop', projectId: '…' })
 */
export function mount(
  element: Element,
  config: WalletdockConfig,
  props: ConnectButtonProps = {},
): Mounted {
  const first = dockOf(config)
  const { live } = first
  const dock = () => currentDock(first)
  const reader = pageReader(first)
  const leave = reader.subscribe(() => {})
  const listeners = new Set<(error: unknown) => void>()
  let takeRetry = () => {}
  let drawAgain = () => {}
  const button = drawButton(element, (error) => {
    takeRetry = offerRetry(element, dock(), () => drawAgain())
    // React is in the middle of its work: what a host does about it comes after.
    queueMicrotask(() => {
      if (!listeners.size) reportError(error)
      for (const tell of listeners) tell(error)
    })
  })
  const member = live.createMember(withDeployed(config))
  const leaveLive = [member.join(), live.subscribe(followDock), reader.leave]
  let drawn = first
  let now: MountedProps = {}
  const update = (next: MountedProps) => {
    if (next.auth) dock().takeAuth(next.auth)
    now = { ...now, ...next }
    const { label, wallet, accountStatus, chainStatus, showBalance, ...rest } =
      now
    // The older name of `wagmi` has no say beside it.
    const older = rest.wagmi && { wagmiConfig: undefined }
    member.update(withDeployed({ ...config, ...older, ...rest }))
    drawAgain = () => {
      takeRetry()
      drawn = dock()
      const shown = { label, wallet, accountStatus, chainStatus, showBalance }
      button.update(drawn, shown)
    }
    drawAgain()
  }
  function followDock() {
    if (dock() !== drawn) drawAgain()
  }
  update({ ...props, auth: config.auth })
  return {
    update,
    unmount() {
      leave()
      for (const end of leaveLive) end()
      takeRetry()
      button.unmount()
    },
    getSnapshot: reader.getSnapshot,
    subscribe: reader.subscribe,
    onFailure(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
