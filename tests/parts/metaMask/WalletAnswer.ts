/** An answer that is an error: its code and words travel to the page. @see EIP-1193, EIP-1474 */
export class WalletAnswer extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message)
  }

  /** MetaMask's engine asks its errors for this. */
  serialize() {
    return { code: this.code, message: this.message }
  }
}
