import type { Chain } from './Chain'
import { check, checkNodes, checkUrl } from './checkNodes'

/**
 * Rejects chains that no wallet could be asked for. The checksums of addresses are `checkChecksums`' matter.
 * @throws ChainConfigurationError named `InvalidChainIdError`, `InvalidAddressError`, `UrlRequiredError`,
 * `FeeCapTooHighError` or `TipAboveFeeCapError`.
 * @see specification, section 5
 */
export function checkChains(
  chains: readonly Chain[],
  rpcUrls: Readonly<Record<number, string>> = {},
): void {
  checkNodes(chains, rpcUrls)
  const seen = new Set<number>()
  for (const { id, name, rpcUrls: urls, contracts, fees } of chains) {
    const of = `of chain "${name}" is invalid`
    check(
      Number.isSafeInteger(id) && id > 0,
      'InvalidChainId',
      `Chain ID "${id}" is invalid`,
      'a whole number above 0',
    )
    check(
      !seen.has(id),
      'InvalidChainId',
      `Chain ID "${id}" is configured twice`,
      'one chain per id',
    )
    seen.add(id)
    const [first = '', ...others] = urls.default.http
    // The host's own takes their place.
    if (!rpcUrls[id]) for (const url of [first, ...others]) checkUrl(url, name)
    for (const address of addressesIn(contracts))
      check(
        /^0x[0-9a-f]{40}$/i.test(address),
        'InvalidAddress',
        `Address "${address}" ${of}`,
        '20 bytes in hex',
      )
    // Only plain amounts: what a host computes later is checked when it is sent.
    const { maxFeePerGas: cap, maxPriorityFeePerGas: tip } = fees ?? {}
    if (typeof cap !== 'bigint') continue
    check(!(cap >> 256n), 'FeeCapTooHigh', `Fee cap ${of}`, 'at most 2^256-1')
    check(
      typeof tip !== 'bigint' || tip <= cap,
      'TipAboveFeeCap',
      `Tip ${of}`,
      'at most the fee cap',
    )
  }
}

/** Contracts are nested by name and, for some, by source chain; each ends in an `address`. */
export function addressesIn(contracts: unknown): string[] {
  if (typeof contracts !== 'object' || contracts === null) return []
  return Object.entries(contracts).flatMap(([key, value]) =>
    key === 'address' ? [String(value)] : addressesIn(value),
  )
}
