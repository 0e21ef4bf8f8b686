import type { Connector } from '@wagmi/core'
import { refusalOf, refusedCode } from '../../errors/refusalOf'
import { readAskedApp } from '../../platform/readAskedApp'
import { TimeoutError } from '../withLimit'
import { dropCodes, openCodes } from './dropPairings'
import { pairingExpiry } from './pairingExpiry'
import {
  sooner,
  type WalletConnectProvider,
  walletConnectProvider,
} from './walletConnectProvider'

/** The relay gave no code. Named so that it is told as what it is. */
class SocketClosedError extends Error {
  override name = 'SocketClosedError'
}

/** The relay closed the connection with a reason. */
class RelayRefusedError extends SocketClosedError {
  readonly code = refusedCode
}

/** What a developer can do about it. */
const adviceFor = {
  clock: 'The date or time of this device is wrong.',
  page: 'Add the page’s origin to the allowlist of your WalletConnect project, and check `projectId`.',
}

/** How long before the SDK we let a code expire, in milliseconds. */
const earlyMs = 2000

/** A code that may be scanned, and until when, in milliseconds since 1970. */
export type Pairing = { readonly uri: string; readonly expiresAt: number }

export type PairingSteps = {
  /** Has the client give out a code, and waits for the answer of the wallet that scans it. */
  readonly ask: () => Promise<void>
  readonly tell: (pairing: Pairing) => void
  /** A code has come when its time was over. */
  readonly late: () => void
}

/**
 * Asks a wallet that is reached through a relay: first for the code, then for the answer of the wallet that scans it.
 * @param relayLimitMs how long the code may take, in milliseconds
 * @throws an error named `SocketClosedError` without a code, of code 3000 if the relay refuses the page, `TimeoutError` when
 * the code has expired
 */
export async function withPairing(
  connector: Connector,
  { ask, late, tell }: PairingSteps,
  relayLimitMs: number,
): Promise<void> {
  let isOver = false
  let fail: (reason: Error) => void = () => {}
  const expired = new Promise<never>((_, reject) => {
    fail = reject
  })
  let timer = setTimeout(
    () => fail(new SocketClosedError('The relay gave no code.')),
    relayLimitMs,
  )
  // The relay's time goes on: it has not taken the question yet.
  const hearSooner = (uri: string) => {
    if (isCode(uri) && isOwn(uri) && !isOver) tell(pairingOf(uri))
  }
  /** An earlier attempt's question that the relay takes late has a code, too, but nobody waits for its answer. */
  let isOwn = (_: string) => true
  function hear(client: WalletConnectProvider, uri: string) {
    if (!isCode(uri)) return
    if (isOver) return late()
    if (!isOwn(uri)) return
    clearTimeout(timer)
    const pairing = pairingOf(uri)
    const codes = openCodes(client)
    timer = setTimeout(() => {
      fail(new TimeoutError('Nobody answered the code in time.'))
      dropCodes(client, codes)
    }, pairing.expiresAt - Date.now())
    tell(pairing)
  }
  /** The client closes its connection then, so that no code of it can work. */
  function refuse(client: WalletConnectProvider, { message }: Error) {
    if (isOver) return
    console.error(
      `Walletdock: WalletConnect’s relay refuses this page. ${message}\n${adviceFor[refusalOf(message)]}`,
    )
    fail(new RelayRefusedError(message))
    dropCodes(client, openCodes(client))
  }
  async function listen() {
    const client = await walletConnectProvider(connector)
    const { pairing, relayer } = client.signer.client.core
    const earlier = pairing.getPairings().map(({ topic }) => topic)
    // A page that was reloaded goes on with the code that the visitor has opened an app with.
    const resumed = readAskedApp()?.uri
    isOwn = (uri) =>
      uri === resumed ||
      !earlier.some((topic) => uri.startsWith(`wc:${topic}@`))
    const take = (uri: string) => hear(client, uri)
    const end = (error: Error) => refuse(client, error)
    relayer.on('relayer_error', end)
    client.on('display_uri', take)
    client.events.on(sooner, hearSooner)
    try {
      await ask()
    } finally {
      relayer.off('relayer_error', end)
      client.removeListener('display_uri', take)
      client.events.off(sooner, hearSooner)
    }
  }
  try {
    await Promise.race([listen(), expired])
  } finally {
    clearTimeout(timer)
    isOver = true
  }
}

/** It becomes a link and a code: nothing else may stand there. @see EIP-1328 */
const isCode = (uri: string) => uri.startsWith('wc:')

const pairingOf = (uri: string): Pairing => ({
  uri,
  expiresAt: pairingExpiry(uri, Date.now()) - earlyMs,
})
