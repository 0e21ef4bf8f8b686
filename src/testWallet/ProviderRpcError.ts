/** A wallet's error. Without our guide, because the test wallet imitates other wallets. @see EIP-1193, EIP-1474 */
export class ProviderRpcError extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message)
  }
}
