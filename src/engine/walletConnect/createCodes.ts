import type { Connector } from '@wagmi/core'
import { sdkConnector } from '../connectors/sdkConnector'
import type { EngineContext } from '../EngineContext'
import { dropPairings } from './dropPairings'
import { resumeCode } from './resumeCode'
import { walletConnectProvider } from './walletConnectProvider'
import { type Pairing, withPairing } from './withPairing'

/** How long a relay may take to give a code, in milliseconds. */
const usualRelayMs = 30_000

type Tell = (pairing: Pairing) => void

/** A code that is prepared before a wallet is chosen. */
type Ready = {
  readonly connector: Connector
  readonly answer: Promise<void>
  tell: Tell
  pairing?: Pairing
}

/** The codes of this page: made when a wallet is asked, or before, where a tap has to open an app at once. */
export type Codes = {
  /** Keeps one code ready from now on, and reports it; `undefined` ends that. */
  prepare(tell: ((pairing: Pairing | undefined) => void) | undefined): void
  /** Gives out a code, the prepared one if there is one, and settles with the answer of the wallet that scans it. */
  give(connector: Connector, tell: Tell): Promise<void>
  /** Another way was chosen: what is ready is taken back. */
  drop(): void
}

/**
 * @param ask has the client give out a new code; settles with the answer
 * @param isWanted true while an attempt waits for a code of this connector
 */
export function createCodes(
  context: EngineContext,
  ask: (connector: Connector) => Promise<void>,
  isWanted: (connector: Connector) => boolean,
): Codes {
  let listener: ((pairing: Pairing | undefined) => void) | undefined
  let ready: Ready | undefined

  function giveNew(
    connector: Connector,
    tell: Tell,
    begin: () => Promise<void> = () => ask(connector),
  ) {
    const limitMs = context.settings.relayTimeoutMs ?? usualRelayMs
    const late = () => dropUnwanted(connector)
    const steps = {
      ask: begin,
      late,
      tell(pairing: Pairing) {
        tell(pairing)
        late()
      },
    }
    return withPairing(connector, steps, limitMs)
  }

  /** The client knows no owners of codes: while one is waited for, none is taken back. */
  function dropUnwanted(connector: Connector) {
    if (ready?.connector === connector || isWanted(connector)) return
    // Codes that are left over end by themselves.
    dropPairings(connector).catch(() => {})
  }

  async function begin() {
    const connector = await sdkConnector(context, 'walletConnect')
    const { session } = await walletConnectProvider(connector)
    // No longer wanted, already taken, or nothing to open.
    if (!listener || ready || session || isWanted(connector)) return
    const answer = giveNew(connector, (pairing) => {
      own.pairing = pairing
      own.tell(pairing)
    })
    const own: Ready = { connector, answer, tell: (told) => listener?.(told) }
    ready = own
    answer.catch((thrown: Error) => {
      if (ready !== own) return
      ready = undefined
      listener?.(undefined)
      // One that has grown old on the screen gives way to a new one; without a relay there is none.
      if (thrown.name === 'TimeoutError') renew()
    })
  }

  function renew() {
    // Without it, choosing a wallet does all of this, and reports failures.
    begin().catch(() => {})
  }

  function drop() {
    const left = ready
    ready = undefined
    if (left) dropUnwanted(left.connector)
  }

  return {
    prepare(tell) {
      listener = tell
      // A host's own connector may show a dialog of its own.
      if (context.settings.wagmiConfig) return
      if (!tell) drop()
      else if (ready?.pairing) tell(ready.pairing)
      else if (!ready) renew()
    },
    give(connector, tell) {
      const own = ready
      if (own?.connector !== connector || isOld(own))
        return giveNew(connector, tell, async () => {
          await resumeCode(connector)
          return ask(connector)
        })
      ready = undefined
      own.tell = tell
      if (own.pairing) tell(own.pairing)
      return own.answer
    },
    drop,
  }
}

/** A phone that slept may not have noticed. */
function isOld({ pairing }: Ready) {
  return pairing !== undefined && pairing.expiresAt <= Date.now()
}
