/** What a provider answers when it does not do what it was asked. @see EIP-1193, EIP-1474 */
export class ProviderRpcError extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message)
  }
}
