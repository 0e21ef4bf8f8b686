import { askChain } from './askChain'

/**
 * Asks a node for what it is sure to give.
 * @throws Error with the node's words when it says no
 */
export async function resultFrom<Result = unknown>(
  url: string,
  method: string,
  ...params: readonly unknown[]
): Promise<Result> {
  const answer = await askChain(url, method, params)
  if ('error' in answer) throw new Error(`${method}: ${answer.error.message}`)
  // A local node's answers have the shapes that its methods promise.
  return answer.result as Result
}
