import type { EngineSettings } from '../../../src/wallet/engine/EngineSettings'
import { askChain } from './askChain'
import { mnemonic, ownAccount } from './ownAccount'
import { connected, install, chains as quickChains } from './startEngine'

/** Accounts whose nonces only these tests change. */
export const sender = await ownAccount()
export const replacer = await ownAccount()
/** The recipient. */
export const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
/** A hash that no node knows. */
export const unknown = `0x${'ab'.repeat(32)}` as const

/** Returns an engine that is connected to one of these accounts, and helpers for its transactions. */
export async function connectedAs(
  address: `0x${string}` = sender,
  settings: Partial<EngineSettings> = {},
) {
  const wallet = install({ address, mnemonic })
  const engine = await connected({ chains: quickChains, ...settings })
  const transactions = await engine.transactions()
  const owner = { address, chainId: 8453 }
  const statuses = () => transactions.list(owner).map(({ status }) => status)
  const ring = () =>
    engine
      .news()
      .flatMap((told) =>
        told.type === 'DETAILS'
          ? (told.details.hasPendingTransactions ?? [])
          : [],
      )
  return { ...engine, transactions, wallet, owner, statuses, ring }
}

/** Sends without the engine, with a nonce that is `ahead` of the account's next one. */
export async function sendRaw(
  address: string,
  ahead: number,
  change: object = {},
) {
  const used = Number(
    await askChain('eth_getTransactionCount', address, 'latest'),
  )
  const nonce = `0x${(used + ahead).toString(16)}`
  const request = { from: address, to, value: '0x1', gas: '0x5208', nonce }
  return askChain<`0x${string}`>('eth_sendTransaction', {
    ...request,
    ...change,
  })
}

/** Returns a fee cap that consists of the priority fee, in gwei. */
export function fee(gwei: bigint) {
  const amount = `0x${(gwei * 10n ** 9n).toString(16)}`
  return { maxFeePerGas: amount, maxPriorityFeePerGas: amount }
}
