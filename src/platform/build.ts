declare const WALLETDOCK_VERSION: string
declare const WALLETDOCK_CONTRACT: string

/** What this build is, as its `contract.json` says; written in by the build. */
export const build = {
  version:
    typeof WALLETDOCK_VERSION === 'string' ? WALLETDOCK_VERSION : 'development',
  contract:
    typeof WALLETDOCK_CONTRACT === 'string' ? WALLETDOCK_CONTRACT : 'none',
} as const
