/** Sentences of the button. */
export type ButtonMessages = {
  /** Language of these sentences, for numbers beside them. BCP 47. */
  readonly locale: string
  /** The way these sentences are read. */
  readonly dir: 'ltr' | 'rtl'
  /** The button of a visitor without a wallet. */
  readonly connect: string
  readonly wrongNetwork: string
  readonly dismiss: string
  /** Said by screen readers for the chain selector. */
  readonly chooseNetwork: (chain: string) => string
  /** The same, on a chain that the app does not run on. */
  readonly leaveNetwork: (chain: string) => string
  /** Said by screen readers for the account button. `account` is a name or an address. */
  readonly yourAccount: (
    account: string,
    chain: string | undefined,
    balance: string | undefined,
  ) => string
  /** Said after the account's words while a transaction is pending. */
  readonly pending: string
  /** The button's own words when a dialog did not arrive. */
  readonly notLoadedShort: string
}
