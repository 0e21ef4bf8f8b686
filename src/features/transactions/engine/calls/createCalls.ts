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

/** The functions for several calls. */
export type Calls = {
  /** Reports the wallet's capabilities to the session. @throws the errors of `senderOn` */
  ask(paymaster: Paymaster | undefined): Promise<void>
  /** @see sendCalls */
  send(calls: readonly Call[], options: CallsOptions): Promise<SentCalls>
}

/** Creates the functions for several calls. Their code is loaded when a page sets `batches` or sends several calls. */
export function createCalls(
  context: EngineContext,
  store: TransactionStore,
): Calls {
  return {
    async ask(paymaster) {
      const sender = await senderOn(context, undefined)
      await reportCapabilities(context, sender, paymaster)
    },
    send: (calls, options) => sendCalls(context, store, calls, options),
  }
}
