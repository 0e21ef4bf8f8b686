import type {
  Call,
  CallsOptions,
  Paymaster,
  SentCalls,
} from '../../../../data/transactions/CallsToSend'
import type { TransactionStore } from '../../../../data/transactions/transactionStore'
import type { EngineContext } from '../../../../wallet/engine/EngineContext'
import { senderOn } from '../senderOn'
import { reportCapabilities } from './readCapabilities'
import { sendCalls } from './sendCalls'

/** Creates the functions for several calls. Their code is loaded when a page sets `batches` or sends several calls. */
export function createCalls(
  context: EngineContext,
  loadStore: () => Promise<TransactionStore>,
) {
  return {
    /** Reports the wallet's capabilities to the session. @throws the errors of `senderOn` */
    async ask(paymaster: Paymaster | undefined): Promise<void> {
      await reportCapabilities(
        context,
        await senderOn(context, undefined),
        paymaster,
      )
    },
    /** @see sendCalls */
    async send(
      calls: readonly Call[],
      options: CallsOptions,
    ): Promise<SentCalls> {
      return sendCalls(context, await loadStore(), calls, options)
    },
  }
}
