import type { Connector } from '@wagmi/core'
import { classifyFailure } from '../../../errors/classifyFailure'
import { mayAnswerLater } from '../../../errors/Failure'
import { connectorFor, saveSdkWallet } from '../connectors/connectorFor'
import type { EngineContext, EnginePart } from '../EngineContext'
import { kindOf } from '../kinds/kinds'
import { withTimeout } from '../withTimeout'
import { connectWallet } from './connectWallet'
import { type Codes, createCodes } from './createCodes'
import { disconnectWallet } from './disconnect'
import { moveToPage } from './moveToPage'
import type { ConnectionWatch } from './watchConnection'

/** The attempts of this page. The visitor waits for at most one. Wallets may still answer earlier attempts. */
export type Attempts = {
  start(number: number, walletId: string): Promise<void>
  /** Abandons the attempt with this number, or the latest attempt. */
  abandon(number?: number): void
  /** Returns whether an attempt still has to report, or to end, the connection of this connector. */
  isConnecting(connector: Connector): boolean
  /** Ends the attempt for this wallet, because another tab has connected it. */
  settle(connectorId: string | undefined): void
  readonly prepare: Codes['prepare']
}

/** An open prompt of a wallet. */
type Prompt = Readonly<{ connector: Connector; answer: Promise<void> }>

/**
 * Connects wallets. Each attempt reports its own result. Disconnects wallets that answer after the visitor has abandoned
 * the attempt.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: short functions that share the state of one attempt
export function createAttempts(
  context: EngineContext,
  parts: readonly EnginePart[],
  watch: ConnectionWatch,
): Attempts {
  const { config, settings } = context
  /** The visitor waits for this connector. Without a number, its connection has been reported. */
  let latest: { number?: number; connector?: Connector } | undefined
  let prompts: readonly Prompt[] = []
  /** Stops waiting for a wallet that connects without a prompt of this page. */
  let stopWaiting = () => {}
  const isWanted = (connector: Connector) => latest?.connector === connector
  const promptOf = (connector: Connector | undefined) =>
    prompts.findLast((each) => each.connector === connector)
  const codes = createCodes(context, connect, isWanted)

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
    const number = latest?.number
    const isOver = () => latest?.number !== number
    await connectWallet(context, parts, connector, isOver)
    await succeed(connector)
    // If the client lost the relay, it may have created several codes, so withdraw the unanswered ones.
    if (kindOf(connector).usesCode) await codes.withdraw(connector)
  }

  /** Switches a connected wallet to a chain of the page, and then reports the connection. */
  async function succeed(connector: Connector) {
    await moveToPage(context, connector, (chainId) => {
      const attempt = isWanted(connector) && latest?.number
      if (attempt) context.report({ type: 'SWITCHING', attempt, chainId })
    })
    // The visitor has given up. If another tab has connected the wallet meanwhile, it is no longer in `prompts`.
    if (!isWanted(connector) && promptOf(connector))
      return disconnectWallet(config, connector)
    const attempt = isWanted(connector) ? latest?.number : undefined
    if (isWanted(connector)) latest = { connector }
    watch.update({ connector, attempt })
  }

  /** Waits for a wallet that connects without a prompt of this page. */
  function waitForConnection(connector: Connector) {
    const isThere = () => config.state.connections.has(connector.uid)
    const arrive = () => {
      stopWaiting()
      if (isWanted(connector)) succeed(connector)
    }
    stopWaiting()
    if (isThere()) arrive()
    else stopWaiting = config.subscribe(isThere, arrive)
  }

  function answerOf(connector: Connector, attempt: number) {
    const kind = kindOf(connector)
    if (kind.usesCode)
      return codes.use(connector, (pairing) =>
        context.report({ type: 'PAIRING', attempt, ...pairing }),
      )
    codes.drop()
    const answer = kind.waitForAnswer(connector, connect(connector))
    return withTimeout(answer, settings.walletTimeoutMs)
  }

  function fail(number: number, thrown: unknown) {
    if (latest?.number !== number) return
    const failure = classifyFailure(thrown)
    const { connector } = latest
    const open = promptOf(connector)
    if (open && mayAnswerLater(failure))
      open.answer.catch((cause) => fail(number, cause))
    else if (connector && failure.class === 'already-pending')
      // The wallet still shows the prompt of an earlier page. If the visitor approves it, it emits a connect event.
      waitForConnection(connector)
    else latest = undefined
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
        if (config.state.connections.has(connector.uid))
          disconnectWallet(config, connector)
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
    isConnecting: (connector) =>
      isWanted(connector)
        ? latest?.number !== undefined
        : promptOf(connector) !== undefined,
    settle(id) {
      prompts = prompts.filter(({ connector }) => connector.id !== id)
      const { connector, number } = latest ?? {}
      if (connector && connector.id === id && number !== undefined)
        waitForConnection(connector)
      // The wallet may have connected already.
      else watch.update()
    },
    prepare: codes.prepare,
  }
}
