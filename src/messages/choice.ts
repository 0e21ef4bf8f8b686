/** Texts about choosing a wallet that few hosts need. */
export type ChoiceMessages = {
  /** Explains why wallets cannot be chosen yet. Shown next to the checkbox for the host's terms. */
  readonly tickFirst: string
}

export const choiceMessages: ChoiceMessages = {
  tickFirst: 'Tick the box first, then choose a wallet.',
}
