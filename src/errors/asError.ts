import { read } from './read'

/**
 * Converts any thrown value to an Error with a name. MetaMask, for example, throws plain objects, and some wallets
 * throw strings.
 * @returns the error itself, or an Error with the wallet's message and code, and the thrown value as `cause`
 */
export function asError(thrown: unknown): Error {
  if (thrown instanceof Error && thrown.name) return thrown
  const [code, data, message, name] = ['code', 'data', 'message', 'name'].map(
    (key) => read(thrown, key),
  )
  const words = typeof thrown === 'string' ? thrown : message
  const error = new Error(text(words), { cause: thrown })
  // EIP-1193 uses this name for a wallet's errors.
  error.name = text(name) || 'ProviderRpcError'
  return Object.assign(
    error,
    code !== undefined && { code },
    data !== undefined && { data },
  )
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
