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

/**
 * Converts a message's fields to WalletConnect's format. The client adds the time of issue.
 * @returns `undefined` if the client cannot express the fields: a scheme, a request id, a custom time of issue, or
 * characters beyond ASCII, for which the client (2.21.8) and its wallets reject every signature
 * @see CAIP-122
 */
export function scannedWords({ fields, nonce }: SignInFields) {
  const { domain, uri, statement, resources = [] } = fields
  const { expirationTime, notBefore, issuedAt, requestId, scheme } = fields
  if (issuedAt || requestId || scheme) return undefined
  const words = [domain, uri, nonce, statement, ...resources].join('')
  if (/[^ -~]/.test(words)) return undefined
  return {
    domain,
    uri,
    nonce,
    resources: [...resources],
    ...(statement && { statement }),
    ...(expirationTime && { exp: expirationTime.toISOString() }),
    ...(notBefore && { nbf: notBefore.toISOString() }),
  }
}
