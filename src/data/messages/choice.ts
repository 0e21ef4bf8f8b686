/** Texts that few hosts need, about choosing a wallet. */
export type ChoiceMessages = typeof choiceMessages

export const choiceMessages = {
  /** Explains why wallets cannot be chosen yet. Shown next to the checkbox for the host's terms. */
  tickFirst: 'Accept the terms first, then choose a wallet.',
  /** Label of a button for one wallet. */
  connectWith: (wallet: string) => `Connect with ${wallet}`,
}
