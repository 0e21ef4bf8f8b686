/** A gift as the visitor has typed it so far. */
export type Draft = {
  /** Recipient's address. */
  readonly to: string
  /** In Ether. */
  readonly amount: string
}

/** The orchard's account: the second one of a local development chain. */
const orchardAccount = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** What the form begins with. */
export const firstDraft: Draft = { to: orchardAccount, amount: '0.01' }
