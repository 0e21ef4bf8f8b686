import { useCallback, useState } from 'react'
import type { TransactionToSend } from '../transactions/TransactionRequest'
import type { Dock } from './Dock'
import { useDock } from './DockContext'
import type { OtherReact } from './OtherReact'

export type SendTransaction = {
  /**
   * Checks a transaction, has the wallet send it, and remembers it. Always the same function. It rejects only when
   * nothing was sent: whatever goes wrong after the wallet's yes is reported as uncaught, and the hash is returned.
   * @returns the transaction's hash, as the wallet gave it
   * @throws viem's error for what no chain would take and RecentTransactionError for a description or confirmations
   * that are none, before the wallet is asked; ConnectorNotConnectedError, ChainNotConfiguredError or
   * ChainMismatchError; or what the wallet answers, 4001 being its "no"
   * @see EIP-1193
   */
  readonly send: (request: TransactionToSend) => Promise<`0x${string}`>
  /** True while the wallet is asked. */
  readonly isAsking: boolean
}

/**
 * Sends with the visitor's wallet; no wagmi of the host's own is needed.
 * @throws Error outside `<WalletProvider>`
 * @example await send({ to: '0x…', value: 10n ** 16n, description: 'A gift to the orchard' })
 */
export function useSendTransaction(): SendTransaction {
  return useSending({ useCallback, useState }, useDock())
}

/** Sends through a dock, on whichever React these hooks are of. */
export function useSending(
  { useCallback, useState }: Pick<OtherReact, 'useCallback' | 'useState'>,
  dock: Dock,
): SendTransaction {
  const [asked, setAsked] = useState(0)
  const send = useCallback<SendTransaction['send']>(
    async (request) => {
      setAsked((before) => before + 1)
      try {
        return await (await dock.loadEngine()).send(request)
      } finally {
        setAsked((before) => before - 1)
      }
    },
    [dock],
  )
  return { send, isAsking: asked > 0 }
}
