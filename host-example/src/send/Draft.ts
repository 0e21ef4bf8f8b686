/** A gift as the visitor has entered it so far. */
export type Draft = {
  /** Recipient's address. */
  readonly to: string
  /** In Ether. */
  readonly amount: string
}

/** The orchard's account, which is the second account of a local development chain. */
const orchardAccount = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** The initial values of the form. */
export const firstDraft: Draft = { to: orchardAccount, amount: '0.01' }
