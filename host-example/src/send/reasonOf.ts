/** Returns the reason why a transfer failed, as a sentence for the visitor. */
export function reasonOf(error: Error): string {
  const chain = causesOf(error)
  if (
    chain.some(
      ({ name, code }) => name === 'UserRejectedRequestError' || code === 4001,
    )
  )
    return 'Request declined. Nothing was sent.'
  if (chain.some(({ code }) => code === -32002))
    return 'A request is pending in your wallet. Respond to it first.'
  if (
    chain.some(({ name }) => name === 'WaitForTransactionReceiptTimeoutError')
  )
    return 'The network hasn’t confirmed it yet. Check again later.'
  return `Something went wrong: ${textOf(error)}`
}

type Link = { readonly name?: unknown; readonly code?: unknown }

/** Returns the error and its causes. Compare the causes by name or code, because a page may have two copies of viem. */
function causesOf(error: unknown): Link[] {
  if (!(error instanceof Error)) return []
  return [error, ...causesOf(error.cause)]
}

function textOf(error: Error & { readonly shortMessage?: unknown }): string {
  const { shortMessage, message } = error
  return typeof shortMessage === 'string' ? shortMessage : message
}
