import type { Config, Connector } from '@wagmi/core'
import { classifyFailure } from '../../errors/classifyFailure'
import type { SignInNews } from '../../session/SignIn'
import type { Address } from '../../session/State'
import { providerOf } from '../connectors/providerOf'
import type { EngineContext, HostSignIn } from '../EngineContext'
import { withLimit } from '../withLimit'
import { messageWords } from './messageWords'

/** How long the host may take before the wallet is asked in two steps, in milliseconds. */
const hostLimitMs = 10_000

/** Wallets that have not answered the question: what they do not know they may leave open, and are asked no more. */
const silent = new WeakSet<Connector>()

/**
 * Asks a wallet one thing, to let the page in and to sign in. What it has signed is kept for the form, whose host alone
 * judges it.
 * @param isUnwanted whether nobody waits for this wallet any more
 * @returns whether it has let the page in; if not, it must be asked in two steps
 * @throws what the wallet throws when its owner says no, or is being asked already
 * @see ERC-7846
 */
export async function askAtOnce(
  { config, settings }: EngineContext,
  connector: Connector,
  host: HostSignIn,
  isUnwanted: (connector: Connector) => boolean,
): Promise<boolean> {
  takeAhead(connector)
  // Phones have no such question, and a host's own wagmi is asked as it always was.
  if (connector.type !== 'injected' || settings.wagmiConfig) return false
  if (host.getAuth()?.status !== 'unauthenticated') return false
  if (silent.has(connector)) return false
  const asked = await prepare(connector, host)
  // The form asks the host again, and tells what is wrong.
  if (!asked) return false
  if (isUnwanted(connector))
    throw new Error('Nobody waits for this wallet any more.')
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

/** What the wallet is asked for; `undefined` while the host does not give it. */
async function prepare(
  connector: Connector,
  { getAuth, whenSignedOut }: HostSignIn,
) {
  const fetching = async () => {
    const chainId = await connector.getChainId()
    await whenSignedOut()
    const auth = getAuth()
    const nonce: unknown = await auth?.getNonce()
    // A host without types may give anything.
    if (typeof nonce !== 'string') return undefined
    const fields = await auth?.createFields?.({ nonce, chainId })
    return fields && messageWords(fields, nonce, chainId)
  }
  try {
    return await withLimit(fetching(), hostLimitMs)
  } catch {
    // Two steps go another way, and tell whatever is still wrong then.
    return undefined
  }
}

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

/** An answer without the round that it is given in. */
type Told<News> = News extends SignInNews ? Omit<News, 'round'> : never

/** What a form would have to ask for: a nonce that nobody has signed, or a message that the wallet has. */
export type Ahead = Told<Extract<SignInNews, { type: 'NONCE' | 'GIVEN' }>>

/** How long it is good for, in milliseconds: the form that wants it opens as soon as the wallet has connected. */
const limitMs = 60_000

const kept = new WeakMap<Connector, { ahead: Ahead; at: number }>()

/** Keeps what was had while a wallet connected, for the form that follows. */
function keepAhead(connector: Connector, ahead: Ahead): void {
  kept.set(connector, { ahead, at: Date.now() })
}

/** Gives it once. A nonce is good for one message, and a visitor that has signed out is not signed in by an old one. */
export function takeAhead(connector: Connector | undefined): Ahead | undefined {
  if (!connector) return undefined
  const found = kept.get(connector)
  kept.delete(connector)
  return found && Date.now() - found.at < limitMs ? found.ahead : undefined
}
