/** Sentences about the choice of a wallet that few hosts need. */
export type ChoiceMessages = {
  /** Why no wallet can be chosen yet: the box is beside what the host wants to be agreed to. */
  readonly tickFirst: string
}

export const choiceMessages: ChoiceMessages = {
  tickFirst: 'Tick the box first, then choose a wallet.',
}
