/** Short names of a wallet's capabilities. */
export type BadgeMessages = typeof badgeMessages

export const badgeMessages = {
  batching: 'Batched transactions',
  smartAccount: 'Smart account',
  gasPaidBy: (payer: string) => `Gas paid by ${payer}`,
}
