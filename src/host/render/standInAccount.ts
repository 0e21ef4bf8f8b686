import {
  wagmiAccount,
  watchWagmi,
} from '../../platform/page/wagmiAccount.initial'
import { shortenAddress } from '../../ui/text/shortenAddress.initial'

/**
 * Returns the label of the stand-in for a visitor who is connected to the page's own wagmi: the short address.
 * `undefined` if the real button will offer to connect or to sign in.
 */
export function standInAccount(
  config: { readonly wagmi?: unknown; readonly auth?: unknown } | undefined,
): string | undefined {
  if (Object(config?.auth).status === 'unauthenticated') return undefined
  const account = wagmiAccount(config?.wagmi)
  return account && shortenAddress(account.address)
}

/** Calls the listener when the label may have changed. @returns Function that removes the listener. */
export function watchAccount(
  config: { readonly wagmi?: unknown } | undefined,
  listener: () => void,
): () => void {
  return watchWagmi(config?.wagmi, listener)
}
