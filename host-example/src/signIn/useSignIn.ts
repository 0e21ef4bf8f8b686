import { useMemo, useSyncExternalStore } from 'react'
import type { WalletdockConfig } from 'walletdock/WalletProvider'
import { getStatus, isSignInWanted, onStatus, server } from './signIn'

/**
 * Returns this page's sign-in in the form that Walletdock expects, or `undefined` if visitors do not need to sign in.
 */
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
