import type { SignInFields } from './requestFields'

/** Converts a message's fields to the format of wallets. @see ERC-7846 */
export function messageWords({ fields, nonce, chainId }: SignInFields) {
  const { expirationTime, issuedAt = new Date(), notBefore, ...words } = fields
  return {
    version: '1',
    ...words,
    issuedAt: issuedAt.toISOString(),
    ...(expirationTime && { expirationTime: expirationTime.toISOString() }),
    ...(notBefore && { notBefore: notBefore.toISOString() }),
    nonce,
    chainId: `0x${chainId.toString(16)}`,
  }
}
