import { AtomicityNotSupportedError } from 'viem'
import type {
  Call,
  CallsOptions,
  Paymaster,
  SentCalls,
} from '../../../../data/transactions/CallsToSend'
import { checkCalls } from '../../../../data/transactions/checkCalls'
import type { TransactionStore } from '../../../../data/transactions/transactionStore'
import { errorLinks } from '../../../../errors/errorLinks'
import { withGuide } from '../../../../errors/withGuide'
import type { EngineContext } from '../../../../wallet/engine/EngineContext'
import { senderOn } from '../senderOn'
import { reportCapabilities } from './readCapabilities'
import { sendInOne } from './sendInOne'
import { sendOneByOne } from './sendOneByOne'

export type Calls = ReturnType<typeof createCalls>

/** Creates the functions for several calls. Their code is loaded when a page sets `batches` or sends several calls. */
export function createCalls(context: EngineContext, store: TransactionStore) {
  return {
    /** Reports the wallet's capabilities to the session. @throws the errors of `senderOn` */
    async ask(paymaster: Paymaster | undefined): Promise<void> {
      const sender = await senderOn(context, undefined)
      await reportCapabilities(context, sender, paymaster)
    },
    send: (calls: readonly Call[], options: CallsOptions) =>
      sendCalls(context, store, calls, options),
  }
}

/**
 * Sends several calls through the wallet: in one prompt if the wallet can, otherwise one by one.
 * @throws the errors of `checkCalls` and `senderOn`, AtomicityNotSupportedError, or the wallet's error if nothing was
 * sent; CallsInterruptedError if some calls were sent
 * @see EIP-5792
 */
async function sendCalls(
  context: EngineContext,
  store: TransactionStore,
  calls: readonly Call[],
  options: CallsOptions,
): Promise<SentCalls> {
  checkCalls(calls, options)
  const { atomic = false, chainId, paymaster } = options
  // A single call is always atomic.
  const mustBeOne = atomic && calls.length > 1
  const sender = await senderOn(context, chainId)
  const capable = await reportCapabilities(context, sender, paymaster)
  if (capable.batching)
    try {
      // Only wallets that support paymasters need to know the page's paymaster.
      const paidBy = capable.paymaster ? paymaster : undefined
      const batchOptions = { ...options, paymaster: paidBy }
      return await sendAsDraft(capable.isDraft ?? false, (isDraft) =>
        sendInOne(context, store, sender, calls, batchOptions, isDraft),
      )
    } catch (thrown) {
      if (!isBatchUnsupported(thrown)) throw thrown
      if (mustBeOne) throw notAtomic(thrown)
    }
  else if (mustBeOne) throw notAtomic()
  return sendOneByOne(context, store, sender, calls, options)
}

/**
 * Error codes of wallets that cannot send a batch after all: unknown or unsupported method (-32601, -32004, 4200),
 * invalid request or parameters because the wallet follows another draft (-32600, -32602), unsupported on this chain
 * (5710), too many calls (5740), unsupported for this account (5750), or not atomic (5760).
 * @see EIP-5792, EIP-1193, EIP-1474
 */
const refusals: readonly unknown[] = [
  -32600, -32601, -32602, -32004, 4200, 5710, 5740, 5750, 5760,
]

/** Returns whether a wallet cannot send a batch, and has neither sent anything nor prompted the visitor. */
export function isBatchUnsupported(thrown: unknown): boolean {
  return errorLinks(thrown).some(({ code }) => refusals.includes(code))
}

/** Sends a batch. If a wallet refuses the version of the draft that it seems to follow, sends the current version. */
async function sendAsDraft(
  isDraft: boolean,
  send: (isDraft: boolean) => Promise<SentCalls>,
): Promise<SentCalls> {
  try {
    return await send(isDraft)
  } catch (thrown) {
    if (isDraft && isBatchUnsupported(thrown)) return send(false)
    throw thrown
  }
}

/** Returns viem's error, with a message that says what to do. */
function notAtomic(cause?: unknown): AtomicityNotSupportedError {
  return new AtomicityNotSupportedError(
    new Error(
      withGuide(
        'Nothing was sent: this wallet cannot send these calls as one. Send them without `atomic`, one at a time.',
        'transactions-and-calls',
      ),
      { cause },
    ),
  )
}
