import { ProviderRpcError } from './ProviderRpcError'

/**
 * Sends a request to a chain. @throws ProviderRpcError with the chain's error code, or with 4901 if there is no chain
 */
export async function askChain(
  url: string | undefined,
  method: string,
  params: unknown = [],
): Promise<unknown> {
  if (!url) throw new ProviderRpcError(4901, 'This wallet is not on a chain.')
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const { error, result } = await response.json()
  if (error) throw new ProviderRpcError(error.code, error.message)
  return result
}
