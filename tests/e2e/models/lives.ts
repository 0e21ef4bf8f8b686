import { createElement, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { HostSettings } from '../../../host-example/local/HostSettings'
import { loadWithoutReact } from '../../../src/kit/load'
import { loadWalletdock } from '../../../src/kit/walletdock'
import { find, keepTimers, press, until } from './liveOn'

/** How one life of Walletdock on a page goes. */
export type Life = {
  readonly url: string
  readonly config: Pick<HostSettings, 'network' | 'projectId' | 'rpcUrls'> & {
    readonly relayUrl?: string | undefined
  }
  /** Whether Walletdock renders in the page's React. */
  readonly isShared: boolean
  /** Whether the visitor connects. Otherwise the session of the last life is restored. */
  readonly connects: boolean
  /** Whether a dialog is open at the end. */
  readonly inDialog: boolean
}

declare global {
  interface Window {
    /** Loads Walletdock, connects, and disposes of it. Returns the account's button as text. */
    live?: (life: Life) => Promise<string>
    /** Loads Walletdock and mounts a button. Returns the function that disposes of it. */
    begin?: (life: Life) => Promise<() => Promise<void>>
  }
}

/** Runs in the page, before its scripts. */
export function prepareLives(): void {
  window.live = live
  window.begin = begin
  keepTimers()
}

async function live(life: Life): Promise<string> {
  if (life.connects) localStorage.clear()
  const dispose = await begin(life)
  if (life.connects) {
    await press('wd-connect-button')
    await press('wd-wallet-dev.walletdock.test')
  }
  const account = await until(() => {
    const button = find('wd-account-button')
    return button?.closest('[aria-busy=true]') ? undefined : button
  })
  const text = account.textContent ?? ''
  if (life.inDialog) {
    await press('wd-account-button')
    await until(() => find('wd-disconnect'))
  }
  await dispose()
  return text
}

async function begin({ url, config, isShared }: Life) {
  const place = document.body.appendChild(document.createElement('p'))
  const all = { appName: 'Lives', ensRpcUrl: false, ...config } as const
  const loaded = isShared
    ? await loadWalletdock({ url })
    : await loadWithoutReact({ url })
  if (!loaded.ok) throw loaded.failure
  let leave = () => {}
  if ('ConnectButton' in loaded.modules) {
    const { ConnectButton, WalletProvider } = loaded.modules
    const root = createRoot(place)
    const button = createElement(ConnectButton)
    root.render(
      createElement(
        StrictMode,
        null,
        createElement(WalletProvider, all, button),
      ),
    )
    leave = () => root.unmount()
  } else leave = loaded.modules.mount(place, all).unmount
  return async () => {
    await loaded.dispose()
    // The page's own React tree, and its own element.
    leave()
    place.remove()
  }
}
