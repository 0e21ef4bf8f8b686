import type { Connector } from '@wagmi/core'
import { classifyFailure } from '../../../errors/classifyFailure'
import { mayAnswerLater } from '../../../errors/Failure'
import { connectorFor, saveSdkWallet } from '../connectors/connectorFor'
import type { EngineContext, EnginePart } from '../EngineContext'
import { kindOf } from '../kinds/kinds'
import { dropPairings } from '../walletConnect/dropPairings'
import { whenState } from '../whenState'
import { withTimeout } from '../withTimeout'
import { Codes } from './Codes'
import { connectWallet, moveToPage } from './connectWallet'
import { disconnectWallet } from './disconnect'
import type { watchConnection } from './watchConnection'

/**
 * The attempts of this page to connect wallets. The visitor waits for at most one. Each attempt reports its own result.
 * Wallets may still answer earlier attempts, which disconnects them.
 */
export class Attempts {
  readonly codes
  readonly #context
  readonly #parts
  readonly #prompts = createPrompts()
  readonly #watch
  /** The attempt and the connector that the visitor waits for. Without a number, the connection has been reported. */
  #latest: { readonly number?: number; readonly connector?: Connector } = {}
  #waiting = new AbortController()

  constructor(
    context: EngineContext,
    parts: readonly EnginePart[],
    watch: ReturnType<typeof watchConnection>,
  ) {
    this.#context = context
    this.#parts = parts
    this.#watch = watch
    this.codes = new Codes(
      context,
      (connector) => this.#connect(connector),
      (connector) => this.#isWanted(connector),
    )
  }

  async start(number: number, walletId: string): Promise<void> {
    this.#waiting.abort()
    this.#latest = { number }
    try {
      const connector = await connectorFor(this.#context, walletId)
      // The visitor has abandoned the attempt while the SDK was loading.
      if (this.#latest.number !== number) return
      const { config } = this.#context
      // A connector can be connected to one wallet at a time, so disconnect the previous one.
      if (config.state.connections.has(connector.uid))
        disconnectWallet(config, connector)
      this.#latest = { number, connector }
      if (kindOf(connector).sdk) saveSdkWallet(walletId)
      await this.#request(connector, number)
    } catch (thrown) {
      this.#fail(number, thrown)
    }
  }

  /** Abandons the attempt with this number, or the latest attempt. */
  abandon(number = this.#latest.number): void {
    const { connector } = this.#latest
    if (number !== this.#latest.number) return
    this.#waiting.abort()
    this.#latest = {}
    if (connector && kindOf(connector).usesCode) dropPairings(connector)
  }

  /** Returns whether an attempt still has to report, or to end, the connection of this connector. */
  isConnecting(connector: Connector): boolean {
    return this.#isWanted(connector)
      ? this.#latest.number !== undefined
      : this.#prompts.answerOf(connector) !== undefined
  }

  /** Ends the attempt for this wallet, because another tab has connected it. */
  settle(connectorId: string | undefined): void {
    this.#prompts.forget(connectorId)
    const { connector, number } = this.#latest
    if (connector && connector.id === connectorId && number !== undefined)
      this.#waitForConnection(connector)
    // The wallet may have connected already.
    else this.#watch.update()
  }

  #isWanted(connector: Connector) {
    return this.#latest.connector === connector
  }

  /** Requests a wallet to connect. Reports a code if the wallet needs one. */
  #request(connector: Connector, attempt: number): Promise<void> {
    const { report, settings } = this.#context
    const kind = kindOf(connector)
    if (kind.usesCode)
      return this.codes.use(connector, (pairing) =>
        report({ type: 'PAIRING', attempt, ...pairing }),
      )
    this.codes.drop()
    const answer = this.#connect(connector)
    return withTimeout(
      kind.waitForAnswer?.(connector, answer) ?? answer,
      settings.walletTimeoutMs,
    )
  }

  #connect(connector: Connector) {
    return this.#prompts.add(connector, this.#prompt(connector))
  }

  async #prompt(connector: Connector) {
    const { number } = this.#latest
    const isOver = () => this.#latest.number !== number
    await connectWallet(this.#context, this.#parts, connector, isOver)
    await this.#succeed(connector)
    // If the client lost the relay, it may have created several codes, so withdraw the unanswered ones.
    if (kindOf(connector).usesCode) await dropPairings(connector)
  }

  /** Switches a connected wallet to a chain of the page, and then reports the connection. */
  async #succeed(connector: Connector) {
    const { config, report } = this.#context
    const attemptOf = () =>
      this.#isWanted(connector) ? this.#latest.number : undefined
    await moveToPage(this.#context, connector, (chainId) => {
      const attempt = attemptOf()
      if (attempt) report({ type: 'SWITCHING', attempt, chainId })
    })
    // The visitor has given up. If another tab has connected the wallet meanwhile, its prompt is forgotten.
    if (!this.#isWanted(connector) && this.#prompts.answerOf(connector))
      return disconnectWallet(config, connector)
    const attempt = attemptOf()
    if (this.#isWanted(connector)) this.#latest = { connector }
    this.#watch.update({ connector, attempt })
  }

  #fail(number: number, thrown: unknown) {
    if (this.#latest.number !== number) return
    const failure = classifyFailure(thrown)
    const { connector } = this.#latest
    const answer = this.#prompts.answerOf(connector)
    if (answer && mayAnswerLater(failure))
      answer.catch((cause) => this.#fail(number, cause))
    else if (connector && failure.class === 'already-pending')
      // The wallet still shows the prompt of an earlier page. If the visitor approves it, it emits a connect event.
      this.#waitForConnection(connector)
    else this.#latest = {}
    this.#context.report({ type: 'FAILED', attempt: number, failure })
  }

  #waitForConnection(connector: Connector) {
    this.#waiting.abort()
    this.#waiting = new AbortController()
    whenState(
      this.#context.config,
      ({ connections }) => connections.has(connector.uid),
      this.#waiting.signal,
    ).then(() => {
      if (this.#isWanted(connector)) this.#succeed(connector)
    })
  }
}

function createPrompts() {
  let open: readonly { connector: Connector; answer: Promise<void> }[] = []
  return {
    add(connector: Connector, answer: Promise<void>): Promise<void> {
      const prompt = { connector, answer }
      open = [...open, prompt]
      const remove = () => {
        open = open.filter((each) => each !== prompt)
      }
      answer.then(remove, remove)
      return answer
    },
    /** Returns the answer to the latest prompt of a wallet. `undefined` if none is open. */
    answerOf: (connector: Connector | undefined) =>
      open.findLast((each) => each.connector === connector)?.answer,
    forget(connectorId: string | undefined) {
      open = open.filter(({ connector }) => connector.id !== connectorId)
    },
  }
}
