import type { Connector } from '@wagmi/core'
import { ChainMismatchError, formatTransactionRequest, numberToHex } from 'viem'
import { checkTransaction } from '../../../data/transactions/checkTransaction'
import {
  checkHowToShow,
  checkTransactionToAdd,
} from '../../../data/transactions/checkTransactionToAdd'
import type { TransactionToSend } from '../../../data/transactions/TransactionRequest'
import type { TransactionStore } from '../../../data/transactions/transactionStore'
import { providerOf } from '../../../wallet/engine/connectors/wrapProvider'
import type { EngineContext } from '../../../wallet/engine/EngineContext'
import { requestWithTimeout } from '../../../wallet/engine/nodes/requestWithTimeout'
import { withTimeout } from '../../../wallet/engine/withTimeout'
import { callOf } from './callOf'
import { connectedIn, senderOn } from './senderOn'

type ViemRequest = Parameters<typeof formatTransactionRequest>[0]

/**
 * Sends a transaction through the wallet and stores it. wagmi's own action is not used, because it would add 30 KB for
 * preparing the transaction, which the wallet does again.
 *
 * All checks run before the wallet is prompted. Once the wallet has accepted, this function does not throw, because a
 * host that assumes failure would send again, and the visitor would pay twice. If the wallet has sent the transaction
 * on a different chain, it is stored for that chain, and a ChainMismatchError is reported as uncaught.
 * @returns the transaction's hash
 * @throws the errors of `checkTransaction` and `checkHowToShow`; viem's errors for numbers that cannot be written in
 * hex; ConnectorNotConnectedError, ChainNotConfiguredError, ChainMismatchError; the wallet's error
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
  // viem's type is a union of transaction types with the same fields.
  const formatted = formatTransactionRequest({
    ...request,
    from,
  } as ViemRequest)
  const { chain, connector } = await senderOn(context, request.chainId)
  const provider = await withTimeout(
    providerOf(connector),
    context.settings.walletTimeoutMs,
  )
  // No timeout, because a host that assumes failure would send again while the first request can still be approved.
  const hash = await provider.request({
    method: 'eth_sendTransaction',
    // The wallet may switch its chain during the prompt. With a chain id, the wallet must use that chain or refuse.
    params: [{ ...formatted, chainId: numberToHex(chain.id) }],
  })

  try {
    const sent = { hash, description, confirmations }
    checkTransactionToAdd(sent)
    const chainId = await chainOf(connector, hash, chain.id)
    const owner = { address: from, chainId }
    store.add(owner, sent)
    const { nonce } = request
    // Store the nonce now, because private transactions may never be visible to a node.
    if (nonce !== undefined)
      store.update(owner, hash, { nonce, call: callOf(request) })
    if (chainId !== chain.id)
      throw new ChainMismatchError({ chain, currentChainId: chainId })
  } catch (thrown) {
    // Report the error, but do not reject, because the transaction has been sent.
    reportError(thrown)
  }
  return hash
}

/** How long reading the chain may delay the hash that the host waits for, in milliseconds. */
const limitMs = 2000

/** Returns the chain that the wallet has used. Some wallets ignore the requested chain if they switch meanwhile. */
function chainOf(
  connector: Connector,
  hash: string,
  requestedChain: number,
): Promise<number> {
  async function readChain() {
    const now = await connector.getChainId()
    if (now === requestedChain) return requestedChain
    // A hash identifies a transaction on one chain only.
    const transaction = await requestWithTimeout(
      connector,
      'eth_getTransactionByHash',
      [hash],
    )
    return transaction ? now : requestedChain
  }
  return withTimeout(readChain(), limitMs).catch(() => requestedChain)
}
