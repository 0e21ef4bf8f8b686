import type {
  Call,
  CallsOptions,
  Paymaster,
  SentCalls,
} from '../../transactions/CallsToSend'
import type { TransactionStore } from '../../transactions/transactionStore'
import type { EngineContext } from '../EngineContext'
import { senderOn } from '../transactions/senderOn'
import { tellCapabilities } from './askCapabilities'
import { sendCalls } from './sendCalls'

/** What a page can do with several calls. Fetched where it says that it sends them, or does. */
export function batchesOf(
  context: EngineContext,
  loadStore: () => Promise<TransactionStore>,
) {
  return {
    /** Has the session know what the wallet can do. @throws what `senderOn` throws */
    async ask(paymaster: Paymaster | undefined): Promise<void> {
      await tellCapabilities(
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
