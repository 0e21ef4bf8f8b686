/** Short names of a wallet's capabilities. */
export type BadgeMessages = {
  readonly batching: string
  readonly smartAccount: string
  readonly gasPaidBy: (payer: string) => string
}

export const badgeMessages: BadgeMessages = {
  batching: 'Batched transactions',
  smartAccount: 'Smart account',
  gasPaidBy: (payer) => `Gas paid by ${payer}`,
}
