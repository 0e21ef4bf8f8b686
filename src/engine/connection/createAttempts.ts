import type { Connection, Connector } from '@wagmi/core'
import { classifyFailure } from '../../errors/classifyFailure'
import { connectorFor } from '../connectors/connectorFor'
import { rememberReached } from '../connectors/reachedWallet'
import type { EngineContext } from '../EngineContext'
import { type Codes, createCodes } from '../walletConnect/createCodes'
import { dropPairings } from '../walletConnect/dropPairings'
import { withLimit } from '../withLimit'
import { connectWallet } from './connectWallet'
import { leave } from './disconnect'
import { isAway, moveToPage } from './moveToPage'
import { untilAnswered } from './untilAnswered'

/** The attempts of this page: at most one is wanted; earlier ones may still be answered by their wallets. */
export type Attempts = {
  start(number: number, walletId: string): Promise<void>
  /** Drops the attempt, or whichever is wanted. */
  abandon(number?: number): void
  /** Number of the attempt that this connector's connection answers, once. */
  answeredBy(connector: Connector): number | undefined
  /** True for a connector whose answer is no longer wanted. */
  isUnwanted(connector: Connector): boolean
  /** True for a connection that was wanted and is moved to a chain of the page before it is reported. */
  isMoving(connection: Connection): boolean
  /** Another tab is connected to this wallet: what was asked here needs no answer any more. */
  settle(connectorId: string | undefined): void
  readonly prepare: Codes['prepare']
}

/** A slow wallet, and one that still shows an earlier prompt of this page, may answer until the visitor goes on. */
const mayStillAnswer = /timed-out|popup-blocked|wallet-gone|already-pending/

/** A wallet's prompt that is still open. */
type Question = Readonly<{ connector: Connector; answer: Promise<void> }>

/** Asks wallets to connect, and disconnects those whose answer is no longer wanted. */
export function createAttempts(context: EngineContext): Attempts {
  let wanted:
    | { number?: number; connector?: Connector; isMoved?: true }
    | undefined
  let questions: readonly Question[] = []
  /** Ends the wait for the prompt of an earlier page, if there is one. */
  let stopWaiting = () => {}
  const codes = createCodes(
    context,
    ask,
    (connector) => wanted?.connector === connector,
  )

  function ask(connector: Connector): Promise<void> {
    const answer = prompt(connector)
    const question = { connector, answer }
    questions = [...questions, question]
    const forget = () => {
      questions = questions.filter((each) => each !== question)
    }
    answer.then(forget, forget)
    return answer
  }

  async function prompt(connector: Connector) {
    const asking = wanted?.number
    const isOver = () => wanted?.number !== asking
    await connectWallet(context, connector, isOver)
    await arrive(connector)
    if (isUnwanted(connector)) await leave(context.config, connector)
    // A relay that was lost may have given more codes than one.
    if (isScanned(connector)) await dropPairings(connector).catch(() => {})
  }

  /** Moves a wallet that has connected to a chain of the page, and reports its connection, which is held back so far. */
  async function arrive(connector: Connector) {
    await moveToPage(context, connector, (chainId) => {
      const attempt = wanted?.connector === connector && wanted.number
      if (attempt) context.report({ type: 'SWITCHING', attempt, chainId })
    })
    if (wanted?.connector === connector) wanted = { ...wanted, isMoved: true }
    context.config.setState((state) => ({ ...state }))
  }

  /** The wallet still shows the prompt of an earlier page. If its owner approves that, the wallet connects by itself. */
  function waitForEarlierPrompt(number: number, connector: Connector) {
    wanted = { number, connector }
    stopWaiting()
    stopWaiting = context.config.subscribe(
      ({ connections }) => connections.has(connector.uid),
      () => {
        stopWaiting()
        if (wanted?.number === number) arrive(connector)
      },
    )
  }

  function answerOf(connector: Connector, attempt: number) {
    if (isScanned(connector))
      return codes.give(connector, (pairing) =>
        context.report({ type: 'PAIRING', attempt, ...pairing }),
      )
    codes.drop()
    const answer = untilAnswered(connector, ask(connector))
    return withLimit(answer, context.settings.walletTimeoutMs)
  }

  function isUnwanted(connector: Connector) {
    const isAsked = questions.some((each) => each.connector === connector)
    return isAsked && wanted?.connector !== connector
  }

  function fail(number: number, thrown: unknown) {
    if (wanted?.number !== number) return
    const failure = classifyFailure(thrown)
    const { connector } = wanted
    const late = questions.findLast((each) => each.connector === connector)
    wanted = undefined
    const { class: reason } = failure
    if (late && mayStillAnswer.test(reason)) {
      wanted = { number, connector: late.connector }
      late.answer.catch((later) => fail(number, later))
    } else if (connector && reason === 'already-pending')
      waitForEarlierPrompt(number, connector)
    context.report({ type: 'FAILED', attempt: number, failure })
  }

  return {
    async start(number, walletId) {
      stopWaiting()
      wanted = { number }
      try {
        const connector = await connectorFor(context, walletId)
        // Given up while the SDK was on its way: its wallet is not asked.
        if (wanted?.number !== number) return
        // One connector reaches one phone at a time: the one before makes room.
        if (context.config.state.connections.has(connector.uid))
          leave(context.config, connector)
        wanted = { number, connector }
        rememberReached(connector, walletId)
        await answerOf(connector, number)
      } catch (thrown) {
        fail(number, thrown)
      }
    },
    abandon(number) {
      if (number !== undefined && wanted?.number !== number) return
      stopWaiting()
      const connector = wanted?.connector
      wanted = undefined
      if (connector && isScanned(connector))
        // Codes that are left over end by themselves.
        dropPairings(connector).catch(() => {})
    },
    answeredBy(connector) {
      if (wanted?.connector !== connector) return undefined
      const { number } = wanted
      wanted = { connector }
      return number
    },
    isUnwanted,
    isMoving: (connection) =>
      wanted?.connector === connection.connector &&
      wanted.number !== undefined &&
      !wanted.isMoved &&
      isAway(context, connection),
    settle(id) {
      questions = questions.filter(({ connector }) => connector.id !== id)
    },
    prepare: codes.prepare,
  }
}

/** Reached by a code that a phone scans, or by a link that carries it. */
function isScanned({ type }: Connector) {
  return type === 'walletConnect'
}
