import { isSafeOrigin } from '../../data/wallets/isSafeOrigin'
import { parentOrigin } from '../../platform/page/parentOrigin'
import { wagmiAccount } from '../../platform/page/wagmiAccount'
import { pageStorage } from '../../platform/storage/storage'
import {
  hasStoredSession,
  storedAccount,
} from '../../platform/storage/storedSession'
import { shortenAddress } from '../../ui/text/shortenAddress'

type Config = {
  readonly wagmi?: unknown
  readonly auth?: unknown
  readonly safeOrigins?: readonly string[] | undefined
}

/**
 * Returns the label of the stand-in for a visitor who is connected, in the page's own wagmi or in the stored session: the
 * short address. `undefined` if the real button will offer to connect or to sign in.
 */
export function standInAccount(config: Config | undefined): string | undefined {
  const sent = sentAccount(config)
  // A Safe shows its own account, which may differ from the stored one.
  const isStored =
    !sent &&
    hasStoredSession(pageStorage) &&
    !isSafeOrigin(parentOrigin(), config?.safeOrigins)
  return isStored ? labelOf(config, storedAccount(pageStorage)) : sent
}

/** Returns the label that a server can know, which is only that of the page's own wagmi. */
export function sentAccount(config: Config | undefined): string | undefined {
  return labelOf(config, wagmiAccount(config?.wagmi))
}

function labelOf(
  config: Config | undefined,
  account: { readonly address: string } | undefined,
) {
  return account && Object(config?.auth).status !== 'unauthenticated'
    ? shortenAddress(account.address)
    : undefined
}
