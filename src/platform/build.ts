declare const WALLETDOCK_VERSION: string
declare const WALLETDOCK_CONTRACT: string

/** Version and contract hash of this build, as in its `contract.json`. Set by the build. */
export const build = {
  version:
    typeof WALLETDOCK_VERSION === 'string' ? WALLETDOCK_VERSION : 'development',
  contractHash:
    typeof WALLETDOCK_CONTRACT === 'string' ? WALLETDOCK_CONTRACT : 'none',
} as const
