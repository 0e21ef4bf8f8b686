/**
 * Returns an Error that has a name, whatever a wallet has thrown: MetaMask, for example, throws plain objects, and some
 * wallets throw texts.
 * @returns the error itself, or an Error with the wallet's words and code. Its `cause` is what was thrown.
 */
export function asError(thrown: unknown): Error {
  if (thrown instanceof Error && thrown.name) return thrown
  const { code, data, message, name } = Object(thrown)
  const words = typeof thrown === 'string' ? thrown : message
  const error = new Error(text(words), { cause: thrown })
  // EIP-1193 calls what a wallet rejects with by this name.
  error.name = text(name) || 'ProviderRpcError'
  return Object.assign(
    error,
    code !== undefined && { code },
    data !== undefined && { data },
  )
}

function text(given: unknown): string {
  return typeof given === 'string' ? given : ''
}
