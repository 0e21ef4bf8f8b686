import { type Hex, toHex } from 'viem'
import { createSiweMessage } from 'viem/siwe'

/**
 * What a wallet answers when it is asked to connect and to sign in at once: it writes the message itself, from the
 * fields that the page gives.
 * @param sign signs UTF-8 in hex with this account's key
 * @see ERC-7846, EIP-4361
 */
export async function signedAccounts(
  accounts: readonly string[],
  capabilities: unknown,
  sign: (message: Hex, address: string) => Promise<unknown>,
) {
  const asked = Object(capabilities).signInWithEthereum
  const [first, ...others] = accounts
  if (!first || !asked) return { accounts: accounts.map(connected) }
  const { chainId, expirationTime, issuedAt, notBefore, ...fields } = asked
  const message = createSiweMessage({
    ...fields,
    address: first,
    chainId: Number(chainId),
    ...(expirationTime && { expirationTime: new Date(expirationTime) }),
    ...(issuedAt && { issuedAt: new Date(issuedAt) }),
    ...(notBefore && { notBefore: new Date(notBefore) }),
  })
  const signature = await sign(toHex(message), first)
  const signInWithEthereum = { message, signature }
  return {
    accounts: [
      { address: first, capabilities: { signInWithEthereum } },
      ...others.map(connected),
    ],
  }
}

const connected = (address: string) => ({ address, capabilities: {} })
