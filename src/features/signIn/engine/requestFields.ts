import type { MessageFields } from '../../../app/Authentication'
import type { Dock } from '../../../app/Dock'
import { withTimeout } from '../../../wallet/engine/withTimeout'

/** How long the host may take before the wallet connects and signs in separately, in milliseconds. */
const hostLimitMs = 10_000

/** Access to the host's current sign-in. */
export type HostSignIn = Pick<Dock, 'getAuth' | 'whenSignedOut'>

/** The contents of a message without its account. */
export type SignInFields = {
  readonly fields: MessageFields
  readonly nonce: string
  readonly chainId: number
}

/**
 * Requests the message fields from the host, for a wallet that signs while it connects.
 * @param chainIdOf returns the chain that the message names
 * @returns `undefined` if the visitor need not sign in, or the host returns no fields
 */
export async function requestFields(
  { getAuth, whenSignedOut }: HostSignIn,
  chainIdOf: () => Promise<number>,
): Promise<SignInFields | undefined> {
  if (getAuth()?.status !== 'unauthenticated') return undefined
  const fetching = async () => {
    const chainId = await chainIdOf()
    await whenSignedOut()
    const auth = getAuth()
    const nonce: unknown = await auth?.getNonce()
    // Hosts without types may return any value.
    if (typeof nonce !== 'string') return undefined
    const fields = await auth?.createFields?.({ nonce, chainId })
    return fields && { fields, nonce, chainId }
  }
  try {
    return await withTimeout(fetching(), hostLimitMs)
  } catch {
    // Connecting and signing in separately does not need the fields, and reports errors that persist.
    return undefined
  }
}
