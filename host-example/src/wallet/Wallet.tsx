import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type LoadFailure, WalletdockBoundary } from 'walletdock/host'
import { fetchSettings } from '../settings/fetchSettings'
import { useSignIn } from '../signIn/useSignIn'
import { loadWallet, tellFailure } from './loadWallet'
import { onLoaded, tellLoaded } from './othersLoaded'
import type { WalletModules } from './WalletModules'
import { walletConfig, walletLook } from './walletConfig'

type Props = {
  /** Shown while Walletdock loads. @default the kit's placeholder button */
  readonly placeholder?: ReactNode
  /** Shown if Walletdock does not load. @default the kit's button that tries again */
  readonly fallback?: (failure: LoadFailure, retry: () => void) => ReactNode
  /** Called if Walletdock does not load, or stops. */
  readonly onFailure?: (failure: LoadFailure) => void
  readonly children: (modules: WalletModules) => ReactNode
}

/** A part of the page that needs the visitor's wallet. Each part has its own boundary, but they share one session. */
export function Wallet({ onFailure, ...props }: Props) {
  const [config, setConfig] = useState(walletLook)
  const auth = useSignIn()
  const [round, setRound] = useState(0)
  const hasFailed = useRef(false)

  // When one part of the page has loaded, the parts that failed before try again.
  useEffect(
    () =>
      onLoaded(() => {
        if (hasFailed.current) setRound((before) => before + 1)
      }),
    [],
  )

  async function load() {
    const settings = await fetchSettings()
    setConfig(walletConfig(settings))
    const loaded = await loadWallet(settings)
    hasFailed.current = !loaded.ok
    if (loaded.ok) tellLoaded()
    return loaded
  }

  return (
    <WalletdockBoundary
      key={round}
      load={load}
      config={{ ...config, auth }}
      onFailure={(failure) => {
        hasFailed.current = true
        tellFailure(failure)
        onFailure?.(failure)
      }}
      {...props}
    />
  )
}
