import type { Connector } from '@wagmi/core'
import {
  RelayRefusedError,
  refusalOf,
  SocketClosedError,
  TimeoutError,
} from '../../../errors/engineErrors'
import { withGuide } from '../../../errors/withGuide'
import { loadOpenedApp } from '../../../platform/storage/openedApp'
import {
  dropCodes,
  dropPairings,
  openCodes,
  topicOf,
  unfinishedTopics,
} from './dropPairings'
import { withRelay } from './relayUses'
import {
  earlyUri,
  type WalletConnectProvider,
  walletConnectProvider,
} from './walletConnectProvider'

/** Advice for the developer. */
const adviceFor = {
  clock: 'The date or time of this device is wrong.',
  page: 'Add the page’s origin to the allowlist of your WalletConnect project, and check `projectId`.',
}

/** How much earlier than in the SDK a code expires here, in milliseconds. */
const earlyMs = 2000

/** A code that can be scanned, and its expiry in milliseconds since 1970. */
export type Pairing = { readonly uri: string; readonly expiresAt: number }

export type PairingSteps = {
  /** Requests a code from the client, and waits for the answer of the wallet that uses it. */
  readonly request: () => Promise<void>
  readonly report: (pairing: Pairing) => void
  /** Returns whether somebody still waits for a code of this connector. */
  readonly isWanted: () => boolean
}

/**
 * Connects a wallet through a relay. Waits for the code, and then for the answer of the wallet that uses it.
 * @param relayLimitMs how long the code may take, in milliseconds
 * @throws an error named `SocketClosedError` if there is no code, with code 3000 if the relay refuses the page;
 * `TimeoutError` if the code has expired
 */
export async function connectByCode(
  connector: Connector,
  { request, isWanted, report }: PairingSteps,
  relayLimitMs: number,
): Promise<void> {
  let isOver = false
  let fail: (reason: Error) => void = () => {}
  const expired = new Promise<never>((_, reject) => {
    fail = reject
  })
  let timer = setTimeout(
    () => fail(new SocketClosedError('The relay returned no code.')),
    relayLimitMs,
  )
  // The relay's timeout continues, because the relay has not received the request yet.
  const handleEarlyUri = (uri: string) => {
    if (isCode(uri) && isOwn(uri) && !isOver) report(pairingOf(uri))
  }
  /** False for the code of an earlier attempt, whose request the relay may accept late. */
  let isOwn = (_: string) => true
  function handleUri(client: WalletConnectProvider, uri: string) {
    unfinishedTopics.delete(topicOf(uri))
    if (!isCode(uri)) return
    if (!isWanted()) dropPairings(connector)
    if (isOver || !isOwn(uri)) return
    clearTimeout(timer)
    const pairing = pairingOf(uri)
    const codes = openCodes(client)
    timer = setTimeout(() => {
      fail(new TimeoutError('No wallet answered the code in time.'))
      dropCodes(client, codes)
    }, pairing.expiresAt - Date.now())
    report(pairing)
  }
  /** Handles a refusal by the relay. The client closes its connection after that, so its codes no longer work. */
  function refuse(client: WalletConnectProvider, { message }: Error) {
    if (isOver) return
    console.error(
      withGuide(
        `Walletdock: WalletConnect’s relay refuses this page. ${message}\n${adviceFor[refusalOf(message)]}`,
        'other-messages-in-the-console',
      ),
    )
    fail(new RelayRefusedError(message))
    dropCodes(client, openCodes(client))
  }
  async function listen() {
    const client = await walletConnectProvider(connector)
    const { pairing, relayer } = client.signer.client.core
    const earlier = pairing.getPairings().map(({ topic }) => topic)
    const onCreate = ({ topic }: { topic: string }) =>
      unfinishedTopics.add(topic)
    // A reloaded page continues with the code that opened the wallet's app.
    const resumed = loadOpenedApp()?.uri
    isOwn = (uri) => uri === resumed || !earlier.includes(topicOf(uri))
    const onUri = (uri: string) => handleUri(client, uri)
    const onError = (error: Error) => refuse(client, error)
    pairing.events.on('pairing_create', onCreate)
    relayer.on('relayer_error', onError)
    client.on('display_uri', onUri)
    client.events.on(earlyUri, handleEarlyUri)
    try {
      await withRelay(client, request, () => !isOver && isWanted())
    } finally {
      pairing.events.off('pairing_create', onCreate)
      relayer.off('relayer_error', onError)
      client.removeListener('display_uri', onUri)
      client.events.off(earlyUri, handleEarlyUri)
    }
  }
  try {
    await Promise.race([listen(), expired])
  } finally {
    clearTimeout(timer)
    isOver = true
  }
}

/** The URI is used in a link and a QR code, so other schemes are rejected. @see ERC-1328 */
const isCode = (uri: string) => uri.startsWith('wc:')

const pairingOf = (uri: string): Pairing => ({
  uri,
  expiresAt: pairingExpiry(uri, Date.now()) - earlyMs,
})

/** Lifetime of a code without an expiry time, in milliseconds. */
const usualMs = 5 * 60_000

/** Returns when a pairing URI expires, in milliseconds since 1970, like `now`. @see ERC-1328 */
export function pairingExpiry(uri: string, now: number): number {
  const query = new URLSearchParams(uri.split('?')[1])
  const seconds = Number(query.get('expiryTimestamp'))
  return seconds > 0 ? seconds * 1000 : now + usualMs
}
