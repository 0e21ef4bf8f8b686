import { createPublicClient, type Hex, http, verifyMessage } from 'viem'

type Signed = {
  readonly address: Hex
  readonly message: string
  readonly signature: Hex
}

/**
 * Returns whether an account has signed a text. If the account is a contract, the contract verifies the signature, even
 * before it is deployed.
 * @param rpcUrl URL of a node of the account's chain. Without it, only accounts with a private key can be verified
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
    // If the node is down, or no key can have made the signature, nothing proves that the account has signed.
    return false
  }
}
