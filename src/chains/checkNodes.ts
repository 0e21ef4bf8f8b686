import type { Chain } from './Chain'

/** A chain that cannot be used, found when the host configures it. Names follow viem's. */
export class ChainConfigurationError extends Error {
  constructor(name: string, message: string) {
    super(message)
    this.name = name
  }
}

/**
 * Rejects, before anything is shown, what even our own chain can be given wrong. The rest is `checkChains`' matter.
 * @param rpcUrls of the host, by chain id
 * @throws ChainConfigurationError named `ChainNotConfiguredError` or `UrlRequiredError`
 */
export function checkNodes(
  chains: readonly Chain[],
  rpcUrls: Readonly<Record<number, string>>,
): void {
  check(
    chains.length > 0,
    'ChainNotConfigured',
    'Chain not configured',
    'at least one chain in `chains`',
  )
  for (const { id, name } of chains) {
    const url = rpcUrls[id]
    if (url) checkUrl(url, name)
  }
}

/** @throws ChainConfigurationError when no node can be asked there */
export function checkUrl(url: string, chain: string): void {
  check(
    /^(https?:\/|\.{0,2})\/\S+$/i.test(url),
    'UrlRequired',
    `RPC URL "${url}" of chain "${chain}" is invalid`,
    'an http(s) address, or a path such as /rpc',
  )
}

/** @throws ChainConfigurationError where something is wrong, with what to give in its place */
export function check(
  isRight: boolean,
  name: string,
  what: string,
  give: string,
): void {
  if (!isRight)
    throw new ChainConfigurationError(`${name}Error`, `${what}. Give ${give}.`)
}
