/** Texts about several wallets at once. */
export type WalletsMessages = {
  /** Heading of the list. */
  readonly title: string
  /** Badge of the active wallet. */
  readonly active: string
  readonly use: (wallet: string) => string
  readonly leave: (wallet: string) => string
  readonly another: string
  /** Another wallet has become the active one. */
  readonly now: (wallet: string) => string
}

export const walletsMessages: WalletsMessages = {
  title: 'Your wallets',
  active: 'Active',
  use: (wallet) => `Use ${wallet}`,
  leave: (wallet) => `Disconnect ${wallet}`,
  another: 'Connect another wallet',
  now: (wallet) => `${wallet} is active now.`,
}
