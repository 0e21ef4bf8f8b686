import { isSafeOrigin } from '../../data/wallets/isSafeOrigin'
import { parentOrigin } from '../../platform/page/parentOrigin'
import {
  type WagmiAccount,
  wagmiAccount,
} from '../../platform/page/wagmiAccount'
import { fieldsOf } from '../../platform/shapes'
import { pageStorage } from '../../platform/storage/storage'
import {
  type ButtonPicture,
  shownAccount,
  storedPicture,
  visitorLook,
} from '../../platform/storage/storedButton'
import {
  hasStoredSession,
  storedAccount,
} from '../../platform/storage/storedSession'
import { shortenAddress } from '../../ui/text/shortenAddress'

type Config = {
  readonly wagmi?: unknown
  readonly auth?: unknown
  readonly safeOrigins?: readonly string[] | undefined
  readonly theme?: unknown
  readonly locale?: unknown
}

/**
 * Returns the label of the stand-in for a visitor who is connected, in the page's own wagmi or in the stored session: the
 * short address. `undefined` if the real button will offer to connect or to sign in.
 */
export function standInAccount(config: Config | undefined): string | undefined {
  return labelOf(config, knownAccount(config))
}

/** Returns the connected button as an earlier page has shown it, if this page's button will look like it. */
export function standInPicture(
  config: Config | undefined,
): ButtonPicture | undefined {
  const account = knownAccount(config)
  return account && labelOf(config, account)
    ? storedPicture(pageStorage, account, { ...config, ...visitorLook() })
    : undefined
}

/** Returns the account of the page's own wagmi, or else of the last page or of the stored session. */
export function knownAccount(
  config: Config | undefined,
): WagmiAccount | undefined {
  const wagmi = config?.wagmi
  const sent = wagmiAccount(wagmi)
  // If the page creates its config in a component, wagmi reads its storage after the first render.
  if (!sent && fieldsOf(fieldsOf(wagmi)['state'])['status'] === 'connecting')
    return shownAccount(pageStorage)
  // A Safe shows its own account, which may differ from the stored one.
  const isStored =
    !sent &&
    hasStoredSession(pageStorage) &&
    !isSafeOrigin(parentOrigin(), config?.safeOrigins)
  return isStored ? storedAccount(pageStorage) : sent
}

/** Returns the label of the stand-in for an account. `undefined` if the real button will offer to sign in. */
export function labelOf(
  config: Config | undefined,
  account: WagmiAccount | undefined,
): string | undefined {
  return account && fieldsOf(config?.auth)['status'] !== 'unauthenticated'
    ? shortenAddress(account.address)
    : undefined
}
