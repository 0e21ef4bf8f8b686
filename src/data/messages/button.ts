/** Texts of the button. */
export type ButtonMessages = {
  /** Language of the texts, BCP 47. Also used to format numbers. */
  readonly locale: string
  /** Text direction. */
  readonly dir: 'ltr' | 'rtl'
  /** Label for visitors without a connected wallet. */
  readonly connect: string
  readonly wrongNetwork: string
  readonly dismiss: string
  /** Label of the network button for screen readers. */
  readonly chooseNetwork: (chain: string) => string
  /** The same label on an unsupported network. */
  readonly leaveNetwork: (chain: string) => string
  /** Label of the account button for screen readers. `account` is a name or an address. */
  readonly yourAccount: (
    account: string,
    chain: string | undefined,
    balance: string | undefined,
  ) => string
  /** Appended to the account's label while a transaction is pending. */
  readonly pending: string
  /** Label of the button if a dialog failed to load. */
  readonly notLoadedShort: string
}

/** The English texts of the button. */
export const buttonMessages: ButtonMessages = {
  locale: 'en',
  dir: 'ltr',
  connect: 'Connect wallet',
  wrongNetwork: 'Wrong network',
  dismiss: 'Dismiss',
  chooseNetwork: (chain) => `Network: ${chain}. Switch network`,
  leaveNetwork: (chain) => `Wrong network: ${chain}. Switch network`,
  yourAccount: (account, chain, balance) => {
    const place = chain ? `${account} on ${chain}` : account
    // The visible text comes first and unchanged, so that voice control users can speak it.
    return balance ? `${balance} ${place}. Account` : `${place}. Account`
  },
  pending: 'Transaction pending',
  notLoadedShort: 'Didn’t load. Try again or refresh',
}
