/**
 * Error of a provider that rejects a request. It is not in `errors/`, and its message does not refer to the guide,
 * because the test wallet imitates the errors of other wallets.
 * @see EIP-1193, EIP-1474
 */
export class ProviderRpcError extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message)
  }
}
