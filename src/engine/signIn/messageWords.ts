import type { MessageFields } from '../../session/Authentication'

/** A message's fields as wallets take them. @see ERC-7846 */
export function messageWords(
  fields: MessageFields,
  nonce: string,
  chainId: number,
) {
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
