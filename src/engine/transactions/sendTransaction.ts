import { ChainMismatchError, formatTransactionRequest, numberToHex } from 'viem'
import { checkTransaction } from '../../transactions/checkTransaction'
import {
  checkHowToShow,
  checkTransactionToAdd,
} from '../../transactions/checkTransactionToAdd'
import type { TransactionToSend } from '../../transactions/TransactionRequest'
import type { TransactionStore } from '../../transactions/transactionStore'
import { chainOf } from '../chain/chainOf'
import { providerOf } from '../connectors/providerOf'
import type { EngineContext } from '../EngineContext'
import { withLimit } from '../withLimit'
import { callOf } from './callOf'
import { connectedIn, senderOn } from './senderOn'

type ViemRequest = Parameters<typeof formatTransactionRequest>[0]

/**
 * Has the wallet send a transaction, and remembers it. wagmi's own action would bring 30 KB along to
 * prepare what the wallet prepares again.
 *
 * Everything that can be rejected is rejected before the wallet is asked. After its yes nothing throws any more: a host
 * that believes "not sent" sends again, and its visitor pays twice. A transaction that the wallet has sent on another
 * chain is remembered there, and a ChainMismatchError is reported as uncaught.
 * @returns what the wallet answered: the transaction's hash
 * @throws what `checkTransaction` and `checkHowToShow` throw; viem's errors for numbers that cannot be written in hex;
 * ConnectorNotConnectedError, ChainNotConfiguredError, ChainMismatchError; the wallet's refusal
 */
export async function sendTransaction(
  context: EngineContext,
  store: TransactionStore,
  toSend: TransactionToSend,
): Promise<`0x${string}`> {
  const { description = '', confirmations, ...request } = toSend
  checkTransaction(request)
  checkHowToShow({ description, confirmations })
  const from = connectedIn(context.config).address
  // viem's type knows one kind of transaction at a time; the fields are the same.
  const written = formatTransactionRequest({ ...request, from } as ViemRequest)
  const { chain, connector } = await senderOn(context, request.chainId)
  const provider = await withLimit(
    providerOf(connector),
    context.settings.walletTimeoutMs,
  )
  // No limit here: a host that believes "not sent" sends again, and the first may still be approved.
  const hash = await provider.request({
    method: 'eth_sendTransaction',
    // The wallet may move while it asks its owner: it signs for this chain, or refuses.
    params: [{ ...written, chainId: numberToHex(chain.id) }],
  })

  try {
    const sent = { hash, description, confirmations }
    checkTransactionToAdd(sent)
    const chainId = await chainOf(connector, hash, chain.id)
    const owner = { address: from, chainId }
    store.add(owner, sent)
    const { nonce } = request
    // No node may ever show it.
    if (nonce !== undefined)
      store.learn(owner, hash, { nonce, call: callOf(request) })
    if (chainId !== chain.id)
      throw new ChainMismatchError({ chain, currentChainId: chainId })
  } catch (thrown) {
    // Reported as uncaught; the transaction has been sent all the same.
    reportError(thrown)
  }
  return hash
}
