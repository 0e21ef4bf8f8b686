import type { Config, Connector } from '@wagmi/core'
import { classifyFailure } from '../../errors/classifyFailure'
import type { MessageFields } from '../../session/Authentication'
import type { Address } from '../../session/State'
import { providerOf } from '../connectors/providerOf'
import type { HostSignIn } from '../EngineContext'
import { keepAhead, takeAhead } from './ahead'
import { text, within } from './hostAnswers'

/** Wallets that have not answered the question: what they do not know they may leave open, and are asked no more. */
const silent = new WeakSet<Connector>()

/**
 * Asks a wallet one thing, to let the page in and to sign in. What it has signed is kept for the form, whose host alone
 * judges it.
 * @param isWanted whether the visitor still waits for this wallet
 * @returns whether it has let the page in; if not, it must be asked in two steps
 * @throws what the wallet throws when its owner says no, or is being asked already
 * @see ERC-7846
 */
export async function askAtOnce(
  config: Config,
  connector: Connector,
  host: HostSignIn,
  isWanted: () => boolean,
): Promise<boolean> {
  takeAhead(connector)
  if (silent.has(connector)) return false
  const asked = await prepare(connector, host)
  // The form asks the host again, and tells what is wrong.
  if (!asked) return false
  if (!isWanted()) throw new Error('Nobody waits for this wallet any more.')
  const { nonce } = asked
  // wagmi would take the wallet's news of its accounts for the whole answer.
  setStatus(config, 'connecting')
  let answer: unknown
  try {
    silent.add(connector)
    const provider = await providerOf(connector)
    answer = await provider.request({
      method: 'wallet_connect',
      params: [{ version: '1', capabilities: { signInWithEthereum: asked } }],
    })
  } catch (thrown) {
    const { class: reason } = classifyFailure(thrown)
    if (reason === 'rejected' || reason === 'already-pending') {
      setStatus(config, config.state.current ? 'connected' : 'disconnected')
      throw thrown
    }
    // It has no such method, or cannot do it: nobody has signed the nonce.
    keepAhead(connector, { type: 'NONCE', nonce })
    return false
  } finally {
    silent.delete(connector)
  }
  const signed = signedIn(answer)
  if (signed) keepAhead(connector, { type: 'GIVEN', ...signed })
  return isOpen(connector)
}

/** Whether a wallet shows this page an account. */
async function isOpen(connector: Connector): Promise<boolean> {
  try {
    return (await connector.getAccounts()).length > 0
  } catch {
    // Asking in two steps shows what it has.
    return false
  }
}

function setStatus(
  config: Config,
  status: 'connecting' | 'connected' | 'disconnected',
) {
  config.setState((state) => ({ ...state, status }))
}

/** The fields as wallets take them; `undefined` while the host does not give them. */
async function prepare(
  connector: Connector,
  { getAuth, whenSignedOut }: HostSignIn,
) {
  try {
    const chainId = await connector.getChainId()
    const fetching = async () => {
      await whenSignedOut()
      const auth = getAuth()
      if (!auth?.createFields) throw new Error('The host wants two steps now.')
      const nonce = text(await auth.getNonce())
      const fields = await auth.createFields({ nonce, chainId })
      return { ...inWords(fields), nonce, chainId: inHex(chainId) }
    }
    return await within(fetching())
  } catch {
    // Two steps go another way, and tell whatever is still wrong then.
    return undefined
  }
}

function inWords({
  issuedAt = new Date(),
  expirationTime,
  notBefore,
  resources,
  ...fields
}: MessageFields) {
  return {
    version: '1',
    ...fields,
    issuedAt: issuedAt.toISOString(),
    ...(expirationTime && { expirationTime: expirationTime.toISOString() }),
    ...(notBefore && { notBefore: notBefore.toISOString() }),
    ...(resources && { resources: [...resources] }),
  }
}

const inHex = (value: number) => `0x${value.toString(16)}`

/** What the first account has signed. Some wallets connect only, or answer with an error in its place. */
function signedIn(answer: unknown) {
  const account = Object(Object(Object(answer).accounts)[0])
  const { message, signature } = Object(
    Object(account.capabilities).signInWithEthereum,
  )
  if (typeof message !== 'string' || !isHex(signature)) return undefined
  // A message names its account in its second line. @see EIP-4361
  const address = message.split('\n')[1]
  return isHex(address) ? { address, message, signature } : undefined
}

function isHex(given: unknown): given is Address {
  return typeof given === 'string' && /^0x[\da-f]+$/i.test(given)
}
