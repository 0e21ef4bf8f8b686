import { useCallback, useSyncExternalStore } from 'react'
import { withGuide } from '../../errors/withGuide'
import { wagmiAccount, watchWagmi } from '../../platform/page/wagmiAccount'
import { fieldsOf } from '../../platform/shapes'
import { pageStorage } from '../../platform/storage/storage'
import { hasStoredSession } from '../../platform/storage/storedSession'
import { shortenAddress } from '../../ui/text/shortenAddress'
import { accountInCookie, type EarlyAccount } from './accountCookie'
import { knownAccount } from './standInAccount'

const never = () => () => {}

/** Returns whether the page runs scripts. False on a server, and while React hydrates the server's markup. */
export function useIsAlive(): boolean {
  // The value never changes, so there is nothing to subscribe to.
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/**
 * Returns the account that can be shown before the remote has loaded, that of the page's own wagmi or of the last page,
 * and whether a visitor without an account is certainly not connected. A server knows the last page from its cookie.
 */
export function useEarlyAccount(
  config: NonNullable<Parameters<typeof knownAccount>[0]>,
  cookie: string | undefined,
): readonly [account: EarlyAccount | undefined, isCertain: boolean] {
  const { wagmi } = config
  const isAlive = useIsAlive()
  const find = (): EarlyAccount | undefined =>
    isAlive
      ? knownAccount(config)
      : (wagmiAccount(wagmi) ?? accountInCookie(cookie))
  // wagmi replaces its connections in place, so compare the values.
  const read = () =>
    `${fieldsOf(fieldsOf(wagmi)['state'])['status']} ${Object.values(find() ?? {})}`
  const state = useSyncExternalStore(
    useCallback((listener) => watchWagmi(wagmi, listener), [wagmi]),
    read,
    read,
  )
  const isReconnecting =
    /connecting/.test(state) || hasStoredSession(pageStorage)
  return [find(), isAlive && !isReconnecting]
}

/** Functions of this entry that `walletdock/react` uses as well, so that a page has them only once. */
export const early = { provided, shortenAddress, useEarlyAccount }

/** @throws Error outside `<WalletdockProvider>` */
function provided<Kit>(kit: Kit | undefined): Kit {
  if (kit) return kit
  throw new Error(
    withGuide(
      'Walletdock: this component needs a <WalletdockProvider> above it.',
      'a-hook-or-component-is-in-the-wrong-place',
    ),
  )
}
