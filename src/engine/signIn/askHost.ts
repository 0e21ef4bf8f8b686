import type { MessageFields } from '../../session/signIn/Authentication'
import type { HostSignIn } from '../EngineContext'
import { withLimit } from '../withLimit'

/** How long the host may take before the wallet is asked in two steps, in milliseconds. */
const hostLimitMs = 10_000

/** What a message says, whoever signs it. */
export type Asked = {
  readonly fields: MessageFields
  readonly nonce: string
  readonly chainId: number
}

/**
 * Asks the host what a wallet is to sign while it connects.
 * @param chainIdOf the chain that the message names
 * @returns `undefined` while nobody is to sign in, or the host does not say what
 */
export async function askHost(
  { getAuth, whenSignedOut }: HostSignIn,
  chainIdOf: () => Promise<number>,
): Promise<Asked | undefined> {
  if (getAuth()?.status !== 'unauthenticated') return undefined
  const fetching = async () => {
    const chainId = await chainIdOf()
    await whenSignedOut()
    const auth = getAuth()
    const nonce: unknown = await auth?.getNonce()
    // A host without types may give anything.
    if (typeof nonce !== 'string') return undefined
    const fields = await auth?.createFields?.({ nonce, chainId })
    return fields && { fields, nonce, chainId }
  }
  try {
    return await withLimit(fetching(), hostLimitMs)
  } catch {
    // Two steps go another way, and tell whatever is still wrong then.
    return undefined
  }
}
