import { type RefObject, useEffect } from 'react'
import type { WagmiAccount } from '../../platform/page/wagmiAccount'
import { isAddress } from '../../platform/shapes'
import { knownAccount, standInPicture } from './standInAccount'

/** An account, and the width of its button in CSS pixels, if a cookie says it. */
export type EarlyAccount = WagmiAccount & { readonly width?: number }

/** Parses the cookie's value. Returns `undefined` if it is invalid, because visitors can change their cookies. */
export function accountInCookie(cookie = ''): EarlyAccount | undefined {
  const [address, ...numbers] = cookie.split('_')
  const [chainId = Number.NaN, width = 0] = numbers.map(Number)
  return isAddress(address) && chainId > 0
    ? { address, chainId, ...(width < 1000 && { width }) }
    : undefined
}

/** Keeps the cookie up to date, if the page wants it. @param props the boundary's latest props */
export function useAccountCookie(
  isWanted: boolean,
  props: RefObject<{ readonly config: Parameters<typeof knownAccount>[0] }>,
): void {
  useEffect(() => {
    if (!isWanted) return
    const save = () => saveAccountCookie(props.current.config)
    save()
    document.addEventListener('visibilitychange', save)
    return () => document.removeEventListener('visibilitychange', save)
  }, [isWanted, props])
}

/** Copies the account to the cookie, for the page's server. Removes the cookie of a visitor who has disconnected. */
function saveAccountCookie(config: Parameters<typeof knownAccount>[0]): void {
  const { address, chainId } = knownAccount(config) ?? {}
  const value = [address, chainId, standInPicture(config)?.width].join('_')
  const age = address ? 31_536_000 : 0
  // biome-ignore lint/suspicious/noDocumentCookie: Firefox and Safari before 18.4 have no Cookie Store API
  document.cookie = `walletdock=${value};path=/;samesite=lax;secure;max-age=${age}`
}
