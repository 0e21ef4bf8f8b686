import type { EngineContext } from '../../../../engine/EngineContext'
import type {
  Call,
  CallsOptions,
  Paymaster,
  SentCalls,
} from '../../../../transactions/CallsToSend'
import type { TransactionStore } from '../../../../transactions/transactionStore'
import { senderOn } from '../senderOn'
import { reportCapabilities } from './readCapabilities'
import { sendCalls } from './sendCalls'

/** Functions for several calls. The code is loaded when the page announces or sends calls. */
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
