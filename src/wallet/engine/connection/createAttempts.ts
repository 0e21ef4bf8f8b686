import type { Connection, Connector } from '@wagmi/core'
import { classifyFailure } from '../../../errors/classifyFailure'
import { connectorFor, saveSdkWallet } from '../connectors/connectorFor'
import type { EngineContext, EnginePart } from '../EngineContext'
import { kindOf } from '../kinds/kinds'
import { withTimeout } from '../withTimeout'
import { connectWallet } from './connectWallet'
import { type Codes, createCodes } from './createCodes'
import { disconnectWallet } from './disconnect'
import { isAway, moveToPage } from './moveToPage'

/** The attempts of this page. The visitor waits for at most one. Wallets may still answer earlier attempts. */
export type Attempts = {
  start(number: number, walletId: string): Promise<void>
  /** Abandons the attempt with this number, or the latest attempt. */
  abandon(number?: number): void
  /** Returns the number of the attempt that this connector has answered. Returns it only once. */
  answeredBy(connector: Connector): number | undefined
  /** Returns whether the visitor no longer waits for this connector. */
  isUnwanted(connector: Connector): boolean
  /** Returns whether this connection is still switching to a chain of the page, and must not be reported yet. */
  isMoving(connection: Connection): boolean
  /** Ends the attempt for this wallet, because another tab has connected it. */
  settle(connectorId: string | undefined): void
  readonly prepare: Codes['prepare']
}

/**
 * Slow wallets, and wallets that still show an earlier prompt of this page, may answer until the visitor leaves the
 * step.
 */
const mayStillAnswer = /timed-out|popup-blocked|wallet-gone|already-pending/

/** An open prompt of a wallet. */
type Prompt = Readonly<{ connector: Connector; answer: Promise<void> }>

/** Connects wallets. Disconnects wallets that answer after the visitor has abandoned the attempt. */
export function createAttempts(
  context: EngineContext,
  parts: readonly EnginePart[],
): Attempts {
  let latest:
    | { number?: number; connector?: Connector; isMoved?: true }
    | undefined
  let prompts: readonly Prompt[] = []
  /** Stops waiting for the prompt of an earlier page. */
  let stopWaiting = () => {}
  const codes = createCodes(
    context,
    connect,
    (connector) => latest?.connector === connector,
  )

  function connect(connector: Connector): Promise<void> {
    const answer = prompt(connector)
    const pending = { connector, answer }
    prompts = [...prompts, pending]
    const forget = () => {
      prompts = prompts.filter((each) => each !== pending)
    }
    answer.then(forget, forget)
    return answer
  }

  async function prompt(connector: Connector) {
    const asking = latest?.number
    const isOver = () => latest?.number !== asking
    await connectWallet(context, parts, connector, isOver)
    await arrive(connector)
    if (isUnwanted(connector)) await disconnectWallet(context.config, connector)
    // If the client lost the relay, it may have created several codes, so withdraw the unanswered ones.
    if (kindOf(connector).usesCode) await codes.withdraw(connector)
  }

  /** Switches a connected wallet to a chain of the page, and then reports the connection. */
  async function arrive(connector: Connector) {
    await moveToPage(context, connector, (chainId) => {
      const attempt = latest?.connector === connector && latest.number
      if (attempt) context.report({ type: 'SWITCHING', attempt, chainId })
    })
    if (latest?.connector === connector) latest = { ...latest, isMoved: true }
    context.config.setState((state) => ({ ...state }))
  }

  /**
   * Waits for a wallet that still shows the prompt of an earlier page. If the visitor approves it, the wallet emits a
   * connect event.
   */
  function waitForEarlierPrompt(number: number, connector: Connector) {
    latest = { number, connector }
    stopWaiting()
    stopWaiting = context.config.subscribe(
      ({ connections }) => connections.has(connector.uid),
      () => {
        stopWaiting()
        if (latest?.number === number) arrive(connector)
      },
    )
  }

  function answerOf(connector: Connector, attempt: number) {
    const kind = kindOf(connector)
    if (kind.usesCode)
      return codes.use(connector, (pairing) =>
        context.report({ type: 'PAIRING', attempt, ...pairing }),
      )
    codes.drop()
    const answer = kind.waitForAnswer(connector, connect(connector))
    return withTimeout(answer, context.settings.walletTimeoutMs)
  }

  const isUnwanted = (connector: Connector) =>
    latest?.connector !== connector &&
    prompts.some((each) => each.connector === connector)

  function fail(number: number, thrown: unknown) {
    if (latest?.number !== number) return
    const failure = classifyFailure(thrown)
    const { connector } = latest
    const unanswered = prompts.findLast((each) => each.connector === connector)
    latest = undefined
    const { class: reason } = failure
    if (unanswered && mayStillAnswer.test(reason)) {
      latest = { number, connector: unanswered.connector }
      unanswered.answer.catch((cause) => fail(number, cause))
    } else if (connector && reason === 'already-pending')
      waitForEarlierPrompt(number, connector)
    context.report({ type: 'FAILED', attempt: number, failure })
  }

  return {
    async start(number, walletId) {
      stopWaiting()
      latest = { number }
      try {
        const connector = await connectorFor(context, walletId)
        // The visitor has abandoned the attempt while the SDK was loading.
        if (latest?.number !== number) return
        // A connector can be connected to one wallet at a time, so disconnect the previous one.
        if (context.config.state.connections.has(connector.uid))
          disconnectWallet(context.config, connector)
        latest = { number, connector }
        saveSdkWallet(connector, walletId)
        await answerOf(connector, number)
      } catch (thrown) {
        fail(number, thrown)
      }
    },
    abandon(number) {
      if (number !== undefined && latest?.number !== number) return
      stopWaiting()
      const connector = latest?.connector
      latest = undefined
      if (connector && kindOf(connector).usesCode) codes.withdraw(connector)
    },
    answeredBy(connector) {
      if (latest?.connector !== connector) return undefined
      const { number } = latest
      latest = { connector }
      return number
    },
    isUnwanted,
    isMoving: (connection) =>
      latest?.connector === connection.connector &&
      latest.number !== undefined &&
      !latest.isMoved &&
      isAway(context, connection),
    settle(id) {
      prompts = prompts.filter(({ connector }) => connector.id !== id)
    },
    prepare: codes.prepare,
  }
}
