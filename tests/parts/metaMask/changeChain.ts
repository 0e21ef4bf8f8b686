import type { Desk } from './answerPage'
import { checkChainToAdd } from './checkChainToAdd'
import { WalletAnswer } from './WalletAnswer'

/** @throws WalletAnswer when the wallet does not know the chain, or its owner declines */
export async function switchChain(desk: Desk, origin: string, given: unknown) {
  const { popups, takeChain, vault } = desk
  const { chainId } = Object(given)
  const id = Number(chainId)
  if (!vault.chainIds.has(id))
    throw new WalletAnswer(
      4902,
      `Unrecognized chain ID "${chainId}". Try adding the chain using wallet_addEthereumChain first.`,
    )
  if (id === vault.chainId) return null
  await popups.ask('switch', origin)
  takeChain(id)
  return null
}

/** @throws WalletAnswer when that is no chain, or its owner declines */
export async function addChain(desk: Desk, origin: string, given: unknown) {
  const { popups, takeChain, vault } = desk
  const id = checkChainToAdd(given)
  await popups.ask('add', origin)
  vault.chainIds.add(id)
  takeChain(id)
  return null
}
