import { createPublicClient, type Hex, http, verifyMessage } from 'viem'

type Signed = {
  readonly address: Hex
  readonly message: string
  readonly signature: Hex
}

/**
 * Whether an account has signed a text: with its key or, where a contract is the account, by that contract's word, also
 * before it is on its chain.
 * @param rpcUrl a node of the account's chain; without one, keys alone count
 * @see EIP-191, ERC-1271, ERC-6492
 */
export async function isSignedBy(
  signed: Signed,
  rpcUrl: string | undefined,
): Promise<boolean> {
  try {
    if (!rpcUrl) return await verifyMessage(signed)
    const client = createPublicClient({ transport: http(rpcUrl) })
    return await client.verifyMessage(signed)
  } catch {
    // A node that is down, or a signature that is none of a key, tells of nobody that they have signed.
    return false
  }
}
