import type { Config, Connector } from '@wagmi/core'
import { classifyFailure } from '../../errors/classifyFailure'
import { pageChain } from '../chain/pageChain'
import { providerOf } from '../connectors/providerOf'
import type { EngineContext, HostSignIn } from '../EngineContext'
import { keepAhead, keepSigned, takeAhead } from './ahead'
import { askHost } from './askHost'
import { messageWords } from './messageWords'
import { type AtOnceParts, pairAtOnce } from './pairAtOnce'

/** With all that it takes: one download. */
export { takeAhead }

/** Wallets that have not answered the question: what they do not know they may leave open, and are asked no more. */
const silent = new WeakSet<Connector>()

/**
 * Asks a wallet one thing, to let the page in and to sign in. What it has signed is kept for the form, whose host alone
 * judges it.
 * @returns whether it has let the page in; if not, it must be asked in two steps
 * @throws what the wallet throws when its owner says no, or is being asked already
 * @see ERC-7846
 */
export async function askAtOnce(
  context: EngineContext,
  connector: Connector,
  host: HostSignIn,
  { isOver, pair }: AtOnceParts,
): Promise<boolean> {
  const { config, settings } = context
  takeAhead(connector)
  // A host's own wagmi is asked as it always was.
  if (settings.wagmiConfig) return false
  if (connector.type === 'walletConnect')
    await pairAtOnce(context, connector, host, { isOver, pair })
  if (connector.type !== 'injected' || silent.has(connector)) return false
  // The message names the chain that the visitor ends on.
  const asked = await askHost(host, async () =>
    pageChain(context, await connector.getChainId()),
  )
  // The form asks the host again, and tells what is wrong.
  if (!asked) return false
  if (isOver()) throw new Error('Nobody waits for this wallet any more.')
  // wagmi would take the wallet's news of its accounts for the whole answer.
  setStatus(config, 'connecting')
  let answer: unknown
  try {
    silent.add(connector)
    const provider = await providerOf(connector)
    const capabilities = { signInWithEthereum: messageWords(asked) }
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
    // It has no such method, or cannot do it: nobody has signed the nonce.
    keepAhead(connector, { type: 'NONCE', nonce: asked.nonce })
    return false
  } finally {
    silent.delete(connector)
  }
  keepAnswer(connector, answer)
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

/** What the first account has signed. Some wallets connect only, or answer with an error in its place. */
function keepAnswer(connector: Connector, answer: unknown) {
  const account = Object(Object(Object(answer).accounts)[0])
  const { message, signature } = Object(
    Object(account.capabilities).signInWithEthereum,
  )
  keepSigned(connector, message, signature)
}
