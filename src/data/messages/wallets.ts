/** Texts about several wallets at once. */
export type WalletsMessages = typeof walletsMessages

export const walletsMessages = {
  /** Heading of the list. */
  title: 'Your wallets',
  /** Badge of the active wallet. */
  active: 'Active',
  use: (wallet: string) => `Use ${wallet}`,
  leave: (wallet: string) => `Disconnect ${wallet}`,
  another: 'Connect another wallet',
  /** Another wallet has become the active one. */
  now: (wallet: string) => `${wallet} is active now.`,
  /** The same about a wallet in this browser that cannot be identified. */
  unnamed: {
    use: 'Use your browser’s wallet',
    leave: 'Disconnect your browser’s wallet',
    now: 'Your browser’s wallet is active now.',
  },
}
