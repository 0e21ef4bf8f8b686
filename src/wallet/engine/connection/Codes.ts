import type { Connector } from '@wagmi/core'
import { sdkConnector } from '../connectors/sdkConnector'
import type { EngineContext } from '../EngineContext'
import { walletConnect } from '../kinds/walletConnect'
import { connectByCode, type Pairing } from '../walletConnect/connectByCode'
import { dropPairings } from '../walletConnect/dropPairings'
import { resumeCode } from '../walletConnect/resumeCode'
import { walletConnectProvider } from '../walletConnect/walletConnectProvider'

/** How long a relay may take to return a code, in milliseconds. */
const usualRelayMs = 30_000

type ReportPairing = (pairing: Pairing) => void

/** A code that is created before a wallet is chosen. */
type Ready = {
  readonly connector: Connector
  readonly answer: Promise<void>
  report: ReportPairing
  pairing?: Pairing
}

type Listener = ((pairing: Pairing | undefined) => void) | undefined

/** The pairing codes of this page, created when a wallet is chosen, or earlier if a tap must open an app at once. */
export class Codes {
  readonly #context
  readonly #connect
  readonly #isWanted
  #listener: Listener
  #ready: Ready | undefined

  /**
   * @param connect creates a new code, and settles with the wallet's answer
   * @param isWanted returns true while an attempt waits for a code of this connector
   */
  constructor(
    context: EngineContext,
    connect: (connector: Connector) => Promise<void>,
    isWanted: (connector: Connector) => boolean,
  ) {
    this.#context = context
    this.#connect = connect
    this.#isWanted = isWanted
  }

  /** Keeps one code ready from now on, and reports it. If `report` is `undefined`, stops doing so. */
  readonly prepare = (report: Listener): void => {
    this.#listener = report
    // Do not prepare a code, because a host's own connector may show its own dialog.
    if (this.#context.settings.wagmi) return
    if (!report) this.drop()
    else if (this.#ready?.pairing) report(this.#ready.pairing)
    else if (!this.#ready) this.#renew()
  }

  /** Reports the prepared code, or a new one. Settles with the answer of the wallet that uses the code. */
  use(connector: Connector, report: ReportPairing): Promise<void> {
    const code = this.#ready
    if (code?.connector !== connector || isOld(code))
      return this.#createCode(connector, report, async () => {
        await resumeCode(connector)
        return this.#connect(connector)
      })
    this.#ready = undefined
    code.report = report
    if (code.pairing) report(code.pairing)
    return code.answer
  }

  /** Withdraws the prepared code, because the visitor has chosen a different way to connect. */
  drop(): void {
    const code = this.#ready
    this.#ready = undefined
    // The client can only withdraw all codes of a connector.
    if (code && !this.#isUsed(code.connector)) dropPairings(code.connector)
  }

  #createCode(
    connector: Connector,
    report: ReportPairing,
    request: () => Promise<void>,
  ) {
    return connectByCode(
      connector,
      { request, isWanted: () => this.#isUsed(connector), report },
      this.#context.settings.relayTimeoutMs ?? usualRelayMs,
    )
  }

  #isUsed(connector: Connector) {
    return this.#ready?.connector === connector || this.#isWanted(connector)
  }

  async #begin() {
    const connector = await sdkConnector(this.#context, walletConnect)
    const { session } = await walletConnectProvider(connector)
    // Do nothing if the code is no longer wanted, if a code is already being created, or if there is a session.
    if (!this.#listener || this.#ready || session || this.#isWanted(connector))
      return
    const answer = this.#createCode(
      connector,
      (pairing) => {
        code.pairing = pairing
        code.report(pairing)
      },
      () => this.#connect(connector),
    )
    const code: Ready = {
      connector,
      answer,
      report: (pairing) => this.#listener?.(pairing),
    }
    this.#ready = code
    answer.catch((thrown: Error) => {
      if (this.#ready !== code) return
      this.#ready = undefined
      this.#listener?.(undefined)
      // Replace a code that has expired on the screen. Other errors mean that the relay is unreachable.
      if (thrown.name === 'TimeoutError') this.#renew()
    })
  }

  #renew() {
    // If this fails, choosing a wallet creates a code and reports the error.
    this.#begin().catch(() => {})
  }
}

/** Returns whether a code has expired. Timers do not run while a phone sleeps. */
function isOld({ pairing }: Ready) {
  return pairing !== undefined && pairing.expiresAt <= Date.now()
}
