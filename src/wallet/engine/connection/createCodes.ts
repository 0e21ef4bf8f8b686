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

/**
 * The pairing codes of this page, created when a wallet is chosen, or earlier if a tap must open an app at once.
 * @param connect creates a new code, and settles with the wallet's answer
 * @param isWanted returns true while an attempt waits for a code of this connector
 */
export function createCodes(
  context: EngineContext,
  connect: (connector: Connector) => Promise<void>,
  isWanted: (connector: Connector) => boolean,
) {
  let listener: ((pairing: Pairing | undefined) => void) | undefined
  let ready: Ready | undefined

  function createCode(
    connector: Connector,
    report: ReportPairing,
    begin: () => Promise<void> = () => connect(connector),
  ) {
    const limitMs = context.settings.relayTimeoutMs ?? usualRelayMs
    return connectByCode(
      connector,
      { request: begin, isWanted: () => isUsed(connector), report },
      limitMs,
    )
  }

  const isUsed = (connector: Connector) =>
    ready?.connector === connector || isWanted(connector)

  async function begin() {
    const connector = await sdkConnector(context, walletConnect)
    const { session } = await walletConnectProvider(connector)
    // Do nothing if the code is no longer wanted, if a code is already being created, or if there is a session.
    if (!listener || ready || session || isWanted(connector)) return
    const answer = createCode(connector, (pairing) => {
      code.pairing = pairing
      code.report(pairing)
    })
    const code: Ready = {
      connector,
      answer,
      report: (pairing) => listener?.(pairing),
    }
    ready = code
    answer.catch((thrown: Error) => {
      if (ready !== code) return
      ready = undefined
      listener?.(undefined)
      // Replace a code that has expired on the screen. Other errors mean that the relay is unreachable.
      if (thrown.name === 'TimeoutError') renew()
    })
  }

  function renew() {
    // If this fails, choosing a wallet creates a code and reports the error.
    begin().catch(() => {})
  }

  /** Withdraws the prepared code, because the visitor has chosen a different way to connect. */
  function drop() {
    const code = ready
    ready = undefined
    // The client can only withdraw all codes of a connector.
    if (code && !isUsed(code.connector)) dropPairings(code.connector)
  }

  return {
    /** Keeps one code ready from now on, and reports it. If `report` is `undefined`, stops doing so. */
    prepare(report: typeof listener) {
      listener = report
      // Do not prepare a code, because a host's own connector may show its own dialog.
      if (context.settings.wagmi) return
      if (!report) drop()
      else if (ready?.pairing) report(ready.pairing)
      else if (!ready) renew()
    },
    /** Reports the prepared code, or a new one. Settles with the answer of the wallet that uses the code. */
    use(connector: Connector, report: ReportPairing): Promise<void> {
      const code = ready
      if (code?.connector !== connector || isOld(code))
        return createCode(connector, report, async () => {
          await resumeCode(connector)
          return connect(connector)
        })
      ready = undefined
      code.report = report
      if (code.pairing) report(code.pairing)
      return code.answer
    },
    drop,
    withdraw: dropPairings,
  }
}

/** Returns whether a code has expired. Timers do not run while a phone sleeps. */
function isOld({ pairing }: Ready) {
  return pairing !== undefined && pairing.expiresAt <= Date.now()
}
