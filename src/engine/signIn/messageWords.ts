import type { Asked } from './askHost'

/** A message's fields as wallets take them. @see ERC-7846 */
export function messageWords({ fields, nonce, chainId }: Asked) {
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
 * A message's fields as WalletConnect takes them; the client adds the time of issue.
 * @returns `undefined` for what it cannot carry: a scheme, a request id or a time of issue of the host's own, and letters
 * beyond ASCII, of which it (2.21.8) and its wallets take every signature for wrong
 * @see CAIP-122
 */
export function scannedWords({ fields, nonce }: Asked) {
  const { domain, uri, statement, resources = [] } = fields
  const { expirationTime, notBefore, issuedAt, requestId, scheme } = fields
  if (issuedAt || requestId || scheme) return undefined
  const said = [domain, uri, nonce, statement, ...resources].join('')
  if (/[^ -~]/.test(said)) return undefined
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
