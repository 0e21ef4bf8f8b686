import { useMemo, useSyncExternalStore } from 'react'
import type { WalletdockConfig } from 'walletdock/WalletProvider'
import { getStatus, isSignInWanted, onStatus, server } from './signIn'

/** This page's sign-in as Walletdock takes it; `undefined` where visitors need none. */
export function useSignIn(): WalletdockConfig['auth'] {
  const status = useSyncExternalStore(
    isSignInWanted ? onStatus : noStatus,
    getStatus,
  )
  return useMemo(
    () => (isSignInWanted ? { status, ...server } : undefined),
    [status],
  )
}

const noStatus = () => () => {}
