import { decodeAbiParameters, isHex } from 'viem'

/** A chain of the page, and its node. */
export type ChainNode = {
  readonly id: number
  readonly ask: (method: string, ...params: unknown[]) => Promise<unknown>
}

/** Chains with ENS' registrar of primary names: Base, OP Mainnet, Arbitrum One, Linea and Scroll. @see ENSIP-19 */
const chainsWithNames = [8453, 10, 42161, 59144, 534352]

/** The registrar has the same address on each of them. @see https://docs.ens.domains/learn/deployments */
const registrar = '0x0000000000D8e504002cC26E3Ec46D81971C1664'

/** Selector of `nameForAddr(address)`. */
const nameForAddr = '0x4ec3bd23'

/**
 * Reads the name that an address has chosen for a chain from the chain's own node. ENS' resolver on mainnet would send
 * every visitor's address to a gateway for it.
 * @returns an unchecked name; `undefined` if there is none, or the chain has no such names
 * @throws what the node answers
 */
export async function chainName(
  { id, ask }: ChainNode,
  address: `0x${string}`,
): Promise<string | undefined> {
  if (!chainsWithNames.includes(id)) return undefined
  const data = `${nameForAddr}${address.slice(2).padStart(64, '0')}`
  const answer = await ask('eth_call', { to: registrar, data }, 'latest')
  // A chain without the contract answers with nothing.
  if (!isHex(answer) || answer === '0x') return undefined
  const [name] = decodeAbiParameters([{ type: 'string' }], answer)
  return name || undefined
}
