/** Storage key under which the wallets remember, as extensions do, that the visitor approved the page. */
const yes = 'bench-approved'
const address = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'
const permission = {
  parentCapability: 'eth_accounts',
  caveats: [{ type: 'restrictReturnedAccounts', value: [address] }],
}

/** Whether this visitor has connected before. `about:blank` has no storage. */
export function isApproved(): boolean {
  return location.protocol === 'https:' && localStorage.getItem(yes) !== null
}

/**
 * Makes wallets announce themselves as extensions do. Runs in the page before its own scripts. The wallets approve
 * everything at once and hold no keys, so they take almost no time.
 * @see EIP-6963
 */
export function announceWallets(count: number): void {
  if (window.top !== window) return
  const details = Array.from({ length: count }, (_, at) =>
    Object.freeze({
      info: Object.freeze({
        uuid: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
        name: `Bench Wallet ${at + 1}`,
        icon: icon(at),
        rdns: `test.bench.wallet${at + 1}`,
      }),
      provider: provider(),
    }),
  )
  const announce = () => {
    for (const detail of details)
      dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
  addEventListener('eip6963:requestProvider', announce)
  announce()
}

function icon(at: number): string {
  const hue = (at * 47) % 360
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="hsl(${hue} 70% 45%)"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

function provider() {
  return {
    // Accounts and chain never change.
    on: () => {},
    removeListener: () => {},
    request: async ({ method }: { method: string }) => {
      switch (method) {
        case 'eth_requestAccounts':
          localStorage.setItem(yes, '')
          return [address]
        case 'wallet_requestPermissions':
          localStorage.setItem(yes, '')
          return [permission]
        case 'eth_accounts':
          return isApproved() ? [address] : []
        case 'wallet_getPermissions':
          return isApproved() ? [permission] : []
        case 'eth_chainId':
          return '0x2105'
        case 'net_version':
          return '8453'
        case 'eth_blockNumber':
          return '0x1406f40'
        case 'eth_getBalance':
          return '0x1bc16d674ec80000'
        case 'eth_call':
          return '0x'
        case 'wallet_getCapabilities':
          return {}
        default:
          return null
      }
    },
  }
}
