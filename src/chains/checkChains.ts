import type { Chain } from './Chain'

/** A chain that cannot be used, found when the host configures it. Names follow viem's. */
export class ChainConfigurationError extends Error {
  constructor(name: string, message: string) {
    super(message)
    this.name = name
  }
}

/**
 * Rejects chains that no wallet could be asked for.
 * @throws ChainConfigurationError named `InvalidChainIdError`, `InvalidAddressError`, `UrlRequiredError`,
 * `FeeCapTooHighError` or `TipAboveFeeCapError`.
 * @see specification, section 5
 */
export function checkChains(
  chains: readonly Chain[],
  rpcUrls: Readonly<Record<number, string>> = {},
): void {
  if (chains.length === 0)
    reject(
      'ChainNotConfiguredError',
      'Chain not configured. Give at least one chain in `chains`.',
    )
  const seen = new Set<number>()
  for (const chain of chains) {
    checkId(chain.id)
    if (seen.has(chain.id))
      reject(
        'InvalidChainIdError',
        `Chain ID "${chain.id}" is configured twice. Keep one chain per id.`,
      )
    seen.add(chain.id)
    const override = rpcUrls[chain.id]
    const [first = '', ...others] = chain.rpcUrls.default.http
    for (const url of override ? [override] : [first, ...others])
      checkUrl(chain, url)
    for (const address of addressesIn(chain.contracts))
      checkAddress(chain, address)
    checkFees(chain)
  }
}

function checkId(id: number) {
  if (!Number.isSafeInteger(id) || id <= 0)
    reject(
      'InvalidChainIdError',
      `Chain ID "${id}" is invalid. Give a whole number above 0.`,
    )
}

function checkUrl(chain: Chain, url: string) {
  if (!/^https?:\/\/\S+$/i.test(url))
    reject(
      'UrlRequiredError',
      `RPC URL "${url}" of chain "${chain.name}" is invalid. Give a full http(s) address.`,
    )
}

function checkAddress(chain: Chain, address: string) {
  if (!/^0x[0-9a-fA-F]{40}$/.test(address))
    reject(
      'InvalidAddressError',
      `Address "${address}" of chain "${chain.name}" is invalid. Give 20 bytes in hex.`,
    )
}

/** Only plain amounts: what a host computes later is checked when it is sent. */
function checkFees({ fees, name }: Chain) {
  const { maxFeePerGas: cap, maxPriorityFeePerGas: tip } = fees ?? {}
  if (typeof cap !== 'bigint') return
  if (cap >> 256n)
    reject(
      'FeeCapTooHighError',
      `Fee cap "${cap}" of chain "${name}" is above 2^256-1.`,
    )
  if (typeof tip === 'bigint' && tip > cap)
    reject(
      'TipAboveFeeCapError',
      `Tip "${tip}" of chain "${name}" is above its fee cap "${cap}".`,
    )
}

/** Contracts are nested by name and, for some, by source chain; each ends in an `address`. */
function addressesIn(contracts: unknown): string[] {
  if (typeof contracts !== 'object' || contracts === null) return []
  return Object.entries(contracts).flatMap(([key, value]) =>
    key === 'address' ? [String(value)] : addressesIn(value),
  )
}

function reject(name: string, message: string): never {
  throw new ChainConfigurationError(name, message)
}
