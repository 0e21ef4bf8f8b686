/** Asks a node, and gives back its result or error in JSON-RPC's words. */
export async function askChain(
  url: string,
  method: string,
  params: unknown,
): Promise<{ readonly result: unknown } | { readonly error: RpcError }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: 1, jsonrpc: '2.0', method, params }),
  })
  const { result, error } = await response.json()
  return error ? { error } : { result }
}

type RpcError = { readonly code: number; readonly message: string }
