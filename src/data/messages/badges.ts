/** Short names of a wallet's capabilities. */
export type BadgeMessages = typeof badgeMessages

export const badgeMessages = {
  batching: 'Several transactions at once',
  smartAccount: 'Smart account',
  gasPaidBy: (payer: string) => `Fees paid by ${payer}`,
}
