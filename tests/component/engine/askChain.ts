import { rpcUrls } from './startEngine'

/** Asks the local chain 8453 directly, past every wallet. */
export async function askChain(method: string, ...params: unknown[]) {
  const response = await fetch(rpcUrls[8453], {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const { error, result } = await response.json()
  if (error) throw new Error(error.message)
  return result
}
