import { ChainNotConfiguredError } from '@wagmi/core'
import {
  ChainMismatchError,
  type EIP1193Provider,
  formatTransactionRequest,
} from 'viem'
import { checkTransaction } from '../transactions/checkTransaction'
import { checkTransactionToAdd } from '../transactions/checkTransactionToAdd'
import type { TransactionToSend } from '../transactions/TransactionRequest'
import type { TransactionStore } from '../transactions/transactionStore'
import type { Hands } from './Engine'
import { withLimit } from './withLimit'

type ViemRequest = Parameters<typeof formatTransactionRequest>[0]

/** Nobody is there to send. Named like wagmi's, so that both are told alike. */
class ConnectorNotConnectedError extends Error {
  override name = 'ConnectorNotConnectedError'
}

/**
 * Has the wallet send a transaction, and remembers it. wagmi's own action would bring 30 KB along to
 * prepare what the wallet prepares again.
 * @returns the transaction's hash
 * @throws what `checkTransaction` throws; ChainNotConfiguredError, ChainMismatchError; the wallet's refusal
 */
export async function sendTransaction(
  { config, settings }: Hands,
  store: TransactionStore,
  toSend: TransactionToSend,
): Promise<`0x${string}`> {
  const { description = '', confirmations, ...request } = toSend
  checkTransaction(request)
  const { connections, current } = config.state
  const connection = current && connections.get(current)
  if (!connection)
    throw new ConnectorNotConnectedError('No wallet is connected.')
  const { accounts, connector } = connection
  const [from] = accounts
  const within = <T>(answer: Promise<T>) =>
    withLimit(answer, settings.walletTimeoutMs)
  const currentChainId = await within(connector.getChainId())
  const chainId = request.chainId ?? currentChainId
  const chain = config.chains.find(({ id }) => id === chainId)
  if (!chain) throw new ChainNotConfiguredError()
  if (chainId !== currentChainId)
    throw new ChainMismatchError({ chain, currentChainId })

  // Every connector's provider speaks EIP-1193.
  const provider = (await within(connector.getProvider())) as EIP1193Provider
  // No limit here: who is told "not sent" and sends again would pay twice when the first is approved late.
  const hash = await provider.request({
    method: 'eth_sendTransaction',
    params: [
      // viem's type knows one kind of transaction at a time; the fields are the same.
      formatTransactionRequest({ ...request, from } as ViemRequest),
    ],
  })
  const sent = { hash, description, confirmations }
  checkTransactionToAdd(sent)
  const owner = { address: from, chainId }
  store.add(owner, sent)
  const { nonce } = request
  if (nonce !== undefined) store.learn(owner, hash, { nonce })
  return hash
}
