import type { Config, Connector } from '@wagmi/core'
import type { MessageFields } from '../../../app/Authentication'
import type { Dock } from '../../../app/Dock'
import { classifyFailure } from '../../../errors/classifyFailure'
import { fieldsOf } from '../../../platform/shapes'
import { pageChain } from '../../../wallet/engine/chain/pageChain'
import { providerOf } from '../../../wallet/engine/connectors/wrapProvider'
import type { BeforeConnect } from '../../../wallet/engine/EngineContext'
import { withTimeout } from '../../../wallet/engine/withTimeout'
import {
  consumePreauthorization,
  savePreauthorization,
  saveSignedMessage,
} from './preauthorization'

type HostSignIn = Pick<Dock, 'getAuth' | 'whenSignedOut'>

/** Wallets that have not answered `wallet_connect`. They may never do so, so the request is not repeated. */
const silent = new WeakSet<Connector>()

/**
 * Connects and signs in with one prompt. Stores the signed message for the form. Only the host verifies it.
 * @returns whether the wallet has granted access; if not, the caller must connect and sign in separately
 * @throws the wallet's error if the visitor rejects or another request is pending
 * @see ERC-7846
 */
export async function connectAndSign(
  host: HostSignIn,
  ...[context, connector, isOver]: Parameters<BeforeConnect>
): Promise<boolean> {
  const { config, settings } = context
  consumePreauthorization(connector)
  // If the host passes its own wagmi config, connecting and signing stay separate.
  if (settings.wagmi || silent.has(connector)) return false
  // The message names the chain that the wallet will be on after connecting.
  const fields = await requestFields(host, async () =>
    pageChain(context, await connector.getChainId()),
  )
  // The form calls the host again and reports the error.
  if (!fields) return false
  if (isOver())
    throw new Error('The attempt to connect this wallet was abandoned.')
  // With any other status, wagmi would treat the wallet's accounts event as a completed connection.
  setStatus(config, 'connecting')
  let answer: unknown
  try {
    silent.add(connector)
    const provider = await providerOf(connector)
    const capabilities = { signInWithEthereum: messageWords(fields) }
    answer = await provider.request({
      method: 'wallet_connect',
      params: [{ version: '1', capabilities }],
    })
  } catch (thrown) {
    const { class: reason } = classifyFailure(thrown)
    if (reason === 'rejected' || reason === 'already-pending') {
      setStatus(config, config.state.current ? 'connected' : 'disconnected')
      throw thrown
    }
    // The wallet does not support the method, so the nonce is still unused.
    savePreauthorization(connector, { type: 'NONCE', nonce: fields.nonce })
    return false
  } finally {
    silent.delete(connector)
  }
  saveAnswer(connector, answer)
  return isOpen(connector)
}

/** How long the host may take before the wallet connects and signs in separately, in milliseconds. */
const hostLimitMs = 10_000

/** The contents of a message without its account. */
type SignInFields = {
  readonly fields: MessageFields
  readonly nonce: string
  readonly chainId: number
}

/** Requests the message fields from the host. `undefined` if the visitor need not sign in, or there are none. */
async function requestFields(
  { getAuth, whenSignedOut }: HostSignIn,
  chainIdOf: () => Promise<number>,
): Promise<SignInFields | undefined> {
  if (getAuth()?.status !== 'unauthenticated') return undefined
  const fetching = async () => {
    const chainId = await chainIdOf()
    await whenSignedOut()
    const auth = getAuth()
    const nonce: unknown = await auth?.getNonce()
    // Hosts without types may return any value, and a server may answer with a page.
    if (typeof nonce !== 'string' || /\s/.test(nonce)) return undefined
    const fields = await auth?.createFields?.({ nonce, chainId })
    return fields && { fields, nonce, chainId }
  }
  try {
    return await withTimeout(fetching(), hostLimitMs)
  } catch {
    // Connecting and signing in separately does not need the fields, and reports errors that persist.
    return undefined
  }
}

/** Returns whether a wallet grants this page access to an account. */
async function isOpen(connector: Connector): Promise<boolean> {
  try {
    return (await connector.getAccounts()).length > 0
  } catch {
    // The separate connection request will report the error.
    return false
  }
}

function setStatus(
  config: Config,
  status: 'connecting' | 'connected' | 'disconnected',
) {
  config.setState((state) => ({ ...state, status }))
}

/** Stores the message that the first account has signed. Some wallets only connect. */
function saveAnswer(connector: Connector, answer: unknown) {
  const { accounts } = fieldsOf(answer)
  const { capabilities } = fieldsOf(fieldsOf(accounts)[0])
  const { signInWithEthereum } = fieldsOf(capabilities)
  const { message, signature } = fieldsOf(signInWithEthereum)
  saveSignedMessage(connector, message, signature)
}

/** Converts a message's fields to the format of wallets. @see ERC-7846 */
function messageWords({ fields, nonce, chainId }: SignInFields) {
  const { expirationTime, issuedAt = new Date(), notBefore, ...words } = fields
  return {
    version: '1',
    ...words,
    issuedAt: issuedAt.toISOString(),
    ...(expirationTime && { expirationTime: expirationTime.toISOString() }),
    ...(notBefore && { notBefore: notBefore.toISOString() }),
    nonce,
    chainId: `0x${chainId.toString(16)}`,
  }
}
