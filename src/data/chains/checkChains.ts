import { ChainConfigurationError } from '../../errors/ConfigurationError'
import type { Chain } from './Chain'

/**
 * Rejects invalid chains. Checksums of addresses are checked by `checkChecksums`.
 * @throws ChainConfigurationError named `InvalidChainIdError`, `InvalidAddressError`, `UrlRequiredError`,
 * `FeeCapTooHighError` or `TipAboveFeeCapError`
 * @see specification, section 5
 */
export function checkChains(
  chains: readonly Chain[],
  rpcUrls: Readonly<Record<number, string>> = {},
): void {
  check(
    chains.length > 0,
    'ChainNotConfigured',
    'Chain not configured',
    'at least one chain in `chains`',
  )
  const seen = new Set<number>()
  for (const chain of chains) {
    const { id, name, nativeCurrency, rpcUrls: urls, contracts, fees } = chain
    const of = `of chain "${name}" is invalid`
    check(
      !!nativeCurrency && !!urls?.default?.http,
      'ChainNotConfigured',
      `Chain "${name}" is incomplete`,
      'a chain of viem, or one with the same `nativeCurrency` and `rpcUrls.default.http`',
    )
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
    const override = rpcUrls[id]
    const [first = '', ...others] = urls.default.http
    for (const url of override ? [override] : [first, ...others])
      check(
        /^(https?:\/|\.{0,2})\/\S+$/i.test(url),
        'UrlRequired',
        `RPC URL "${url}" ${of}`,
        'an http(s) URL, or a path such as /rpc',
      )
    for (const address of addressesIn(contracts))
      check(
        /^0x[0-9a-f]{40}$/i.test(address),
        'InvalidAddress',
        `Address "${address}" ${of}`,
        '20 bytes in hex',
      )
    // Checks only constant amounts. Fees that a host computes later are checked when a transaction is sent.
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

/** Returns whether an address has capital letters. Only then can its checksum be wrong. @see EIP-55 */
export function haveChecksums(chains: readonly Chain[]): boolean {
  return chains.some(({ contracts }) =>
    addressesIn(contracts).some((address) => /[A-F]/.test(address)),
  )
}

/** Returns the addresses of contracts, which are nested by name and sometimes by source chain. */
export function addressesIn(contracts: unknown): string[] {
  if (typeof contracts !== 'object' || contracts === null) return []
  return Object.entries(contracts).flatMap(([key, value]) =>
    key === 'address' ? [String(value)] : addressesIn(value),
  )
}

function check(isRight: boolean, name: string, what: string, give: string) {
  if (!isRight)
    throw new ChainConfigurationError(`${name}Error`, `${what}. Use ${give}.`)
}
