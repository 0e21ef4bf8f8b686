/** Texts of the button. A language is an object of this type. */
export type ButtonMessages = typeof buttonMessages

/** The English texts of the button. */
export const buttonMessages = {
  /** Language of the texts, BCP 47. Also used to format numbers. */
  locale: 'en',
  /** Text direction. */
  dir: 'ltr' as 'ltr' | 'rtl',
  /** Label for visitors without a connected wallet. */
  connect: 'Connect wallet',
  wrongNetwork: 'Wrong network',
  dismiss: 'Dismiss',
  /** Label of the network button for screen readers. */
  chooseNetwork: (chain: string) => `Network: ${chain}. Switch network`,
  /** The same label on an unsupported network. */
  leaveNetwork: (chain: string) => `Wrong network: ${chain}. Switch network`,
  /** Label of the account button for screen readers. `account` is a name or an address. */
  yourAccount: (
    account: string,
    chain: string | undefined,
    balance: string | undefined,
  ) => {
    const place = chain ? `${account} on ${chain}` : account
    // The visible text comes first and unchanged, so that voice control users can speak it.
    return balance ? `${balance} ${place}. Account` : `${place}. Account`
  },
  /** Appended to the account's label while a transaction is pending. */
  pending: 'Transaction pending',
  /** Label of the button if a dialog failed to load. */
  notLoadedShort: 'Didn’t load. Try again',
}
