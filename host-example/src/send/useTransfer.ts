import { useEffect } from 'react'
import { formatEther } from 'viem'
import { useSendTransaction, useWaitForTransactionReceipt } from 'wagmi'
import type { AddRecentTransaction } from 'walletdock/useAddRecentTransaction'
import { shortAddress } from '../cards/shortAddress'
import { useLog } from '../log/LogContext'
import type { Gift } from './readDraft'
import { reasonOf } from './reasonOf'
import type { Transfer, TransferState } from './Transfer'

/**
 * Sends with this page's own wagmi, over the connection that Walletdock made.
 * @param remember adds the transaction to Walletdock's list
 */
export function useTransfer(remember: AddRecentTransaction): Transfer {
  const { say } = useLog()
  const { mutate, data: hash, error, isPending } = useSendTransaction()
  const receipt = useWaitForTransactionReceipt({ hash })

  const state = ((): TransferState => {
    if (isPending) return { step: 'asking' }
    if (error) return { step: 'failed', reason: reasonOf(error) }
    if (!hash) return { step: 'none' }
    if (receipt.error)
      return { step: 'failed', reason: reasonOf(receipt.error), hash }
    if (!receipt.data) return { step: 'confirming', hash }
    const { status, blockNumber } = receipt.data
    return status === 'success'
      ? { step: 'done', hash, block: blockNumber }
      : {
          step: 'failed',
          reason: 'The transaction failed. The gift was not sent.',
          hash,
        }
  })()

  const sentence = sentenceOf(state)
  useEffect(() => {
    if (sentence) say(sentence)
  }, [sentence, say])

  return {
    state,
    send: (gift) =>
      mutate(gift, {
        onSuccess: (sent) =>
          remember({ hash: sent, description: descriptionOf(gift) }),
      }),
  }
}

function descriptionOf({ value }: Gift): string {
  return `Gift of ${formatEther(value)} ETH`
}

function sentenceOf(state: TransferState): string | undefined {
  switch (state.step) {
    case 'none':
      return
    case 'asking':
      return 'Gift: waiting for the wallet'
    case 'confirming':
      return `Gift: sent as ${shortAddress(state.hash)}`
    case 'done':
      return `Gift: confirmed in block ${state.block}`
    case 'failed':
      return `Gift: ${state.reason}`
  }
}
