/** Error of a provider that rejects a request. @see EIP-1193, EIP-1474 */
export class ProviderRpcError extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message)
  }
}
