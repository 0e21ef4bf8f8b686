/** What the wallet holds, whichever page asks. */
export type Vault = {
  /** Its accounts, the selected one first. */
  accounts: readonly string[]
  /** Accounts that its owner lets a page see with the next yes. */
  offered: readonly string[]
  /** Accounts that a page may see, by the page's origin. */
  readonly permitted: Map<string, readonly string[]>
  chainId: number
  /** Ids of the networks in its list. */
  readonly chainIds: Set<number>
  isLocked: boolean
}

/** What a page may see now: nothing of a locked wallet, and the selected account first. */
export function visibleAccounts(vault: Vault, origin: string): string[] {
  const permitted = vault.permitted.get(origin) ?? []
  if (vault.isLocked) return []
  return vault.accounts.filter((each) => permitted.includes(each))
}

/** Permissions as a page is told them. @see EIP-2255 */
export function permissionsOf(vault: Vault, origin: string) {
  const accounts = visibleAccounts(vault, origin)
  if (accounts.length === 0) return []
  const chains = [...vault.chainIds].map(hex)
  return [
    permission('eth_accounts', 'restrictReturnedAccounts', accounts),
    permission(
      'endowment:permitted-chains',
      'restrictNetworkSwitching',
      chains,
    ),
  ]
}

function permission(parentCapability: string, type: string, value: string[]) {
  return { parentCapability, caveats: [{ type, value }] }
}

/** A chain id as wallets write it. */
export function hex(chainId: number): string {
  return `0x${chainId.toString(16)}`
}
