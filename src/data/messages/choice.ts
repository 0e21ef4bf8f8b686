/** Texts that few hosts need, about choosing a wallet. */
export type ChoiceMessages = {
  /** Explains why wallets cannot be chosen yet. Shown next to the checkbox for the host's terms. */
  readonly tickFirst: string
  /** Label of a button for one wallet. */
  readonly connectWith: (wallet: string) => string
}

export const choiceMessages: ChoiceMessages = {
  tickFirst: 'Tick the box first, then choose a wallet.',
  connectWith: (wallet) => `Connect with ${wallet}`,
}
