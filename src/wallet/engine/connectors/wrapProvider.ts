import type { Connector } from '@wagmi/core'
import type { EIP1193Provider } from 'viem'
import { classifyFailure } from '../../../errors/classifyFailure'
import { read } from '../../../errors/read'
import { fieldsOf, isRecord } from '../../../platform/shapes'
import { whenAborted } from '../../../platform/whenAborted'
import { type Listener, shareEvents } from './shareEvents'

/** How long a wallet may take to return the accounts that it has just granted, in milliseconds. */
const grantedMs = 2000

/** Methods that never open the wallet's window. */
const neverPrompts =
  /^(eth_(?!request|send|sign|decrypt|getEncryption)|net_|web3_|wallet_get)/

type Contact = {
  /** Whether the wallet has answered a request of this page. An error counts as an answer. */
  hasAnswered: boolean
  /** Number of pending requests that may have opened the wallet's window. */
  prompts: number
}

/** By foreign object and by wrapper, so that each provider is wrapped once. */
const wrappers = new WeakMap<object, object>()
const contacts = new WeakMap<object, Contact>()
const sharedEvents = new WeakMap<object, ReturnType<typeof shareEvents>>()

/** Returns what this page knows of a wrapped provider. */
export function contactWith(wrapper: object): Readonly<Contact> {
  return contacts.get(wrapper) ?? { hasAnswered: false, prompts: 0 }
}

/**
 * Wraps a wallet's provider, which is a foreign object: it may be frozen, lack methods, throw when it is read, return
 * plain values instead of promises, or have any property. The wrapper has `request`, `on` and `removeListener`, and
 * rejects only what the wallet rejects. Other members are read from the wallet. Nothing is ever written to the wallet.
 */
export function wrapProvider<Provider>(
  foreign: Provider,
): Provider & EIP1193Provider {
  const provider = fieldsOf(foreign)
  const wrapper = wrappers.get(provider) ?? createWrapper(provider)
  // The cast is safe, because a wrapper has viem's members and reads all others from the provider.
  return wrapper as Provider & EIP1193Provider
}

function createWrapper(provider: object): object {
  const contact: Contact = { hasAnswered: false, prompts: 0 }
  const events = shareEvents(provider)
  const { on, removeListener } = events
  const own = {
    request: promptOnce((asked) => send(provider, contact, asked)),
    ...{ on, addListener: on, removeListener, off: removeListener },
  }
  const wrapper = new Proxy(own, {
    get(target, key) {
      if (key in target) return Reflect.get(target, key)
      // If the wallet has a method of this name, `await` would call it.
      return key === 'then' ? undefined : member(provider, key)
    },
    has: (target, key) => key in target || member(provider, key) !== undefined,
  })
  for (const key of [provider, wrapper]) {
    wrappers.set(key, wrapper)
    contacts.set(key, contact)
  }
  sharedEvents.set(wrapper, events)
  return wrapper
}

type Asked = { readonly method: string; readonly params?: unknown }
type Send = (asked: Asked) => Promise<unknown>

/** Sends a request. Rejects if the provider throws, and resolves if it returns a plain value. */
async function send(provider: object, contact: Contact, asked: Asked) {
  const isPrompt = !neverPrompts.test(asked.method)
  if (isPrompt) contact.prompts++
  try {
    const request = Reflect.get(provider, 'request')
    return legibleAnswer(asked, await Reflect.apply(request, provider, [asked]))
  } catch (thrown) {
    throw legible(thrown)
  } finally {
    contact.hasAnswered = true
    if (isPrompt) contact.prompts--
  }
}

/** Returns accounts as a list of addresses, and the chain as a number. @throws the error of an unreadable answer */
function legibleAnswer({ method }: Asked, answer: unknown): unknown {
  if (method === 'eth_chainId' && typeof answer === 'string')
    return answer.replace(/^eip155:/i, '')
  if (method === 'eth_chainId' && isRecord(answer)) return answer['chainId']
  if (!/^eth_(requestA|a)ccounts$/.test(method) || !answer) return answer
  return [...new Set(addressesIn(answer))]
}

/**
 * Returns the addresses in an answer: texts, the `address` of objects, and lists of them. Ignores all else, because wagmi
 * would reject the whole list.
 */
function addressesIn(answer: unknown, depth = 0): string[] {
  if (typeof answer === 'string')
    return answer.split(',').flatMap((each) => {
      // An address may follow the id of its chain, as in CAIP-10.
      const hex = /^\s*(?:eip155:\d+:)?0x([\da-f]{40})\s*$/i.exec(each)
      return hex ? `0x${hex[1]}` : []
    })
  const address = read(answer, 'address')
  if (typeof address === 'string') return addressesIn(address)
  // Some wallets nest the list once. A list may also be an object with indexes.
  const keys = depth > 1 ? [] : Object.keys(fieldsOf(answer))
  return keys
    .filter((key) => /^\d+$/.test(key))
    .flatMap((key) => addressesIn(read(answer, key), depth + 1))
}

/** Returns the wallet's error unchanged, unless wagmi could not read it. */
function legible(thrown: unknown): unknown {
  try {
    for (const key of ['cause', 'code', 'data', 'message', 'name'])
      Reflect.get(fieldsOf(thrown), key)
    if (thrown !== undefined && thrown !== null) return thrown
  } catch {
    // A getter of the error throws.
  }
  const cause = { code: read(thrown, 'code') }
  return new Error('The wallet failed and gave no reason.', { cause })
}

/** wagmi requests the accounts again if the answer to `wallet_requestPermissions` does not list them. */
function promptOnce(sendToWallet: Send): Send {
  let isGranted = false
  let pending = 0

  /** Reads the accounts without a prompt. Returns none if the wallet does not answer. */
  async function readGranted(): Promise<readonly unknown[]> {
    const accounts = await Promise.race([
      // Ignore errors, because the attempt then fails, or the wallet is asked for its accounts as usual.
      sendToWallet({ method: 'eth_accounts' }).catch(() => {}),
      new Promise((resolve) => setTimeout(resolve, grantedMs)),
    ])
    return Array.isArray(accounts) ? accounts : []
  }

  async function requestAccounts(asked: Asked): Promise<unknown> {
    const granted = isGranted ? await readGranted() : []
    isGranted = false
    if (granted.length > 0) return granted
    const accounts = await sendToWallet(asked)
    // Some wallets only grant access, and do not return the accounts.
    return Array.isArray(accounts) && accounts.length > 0
      ? accounts
      : readGranted()
  }

  return async (asked) => {
    const { method } = asked
    if (method === 'eth_requestAccounts') return requestAccounts(asked)
    if (method !== 'wallet_requestPermissions') return sendToWallet(asked)
    isGranted = false
    // Some wallets never answer this request, so the visitor's next attempt requests the accounts.
    const request = pending++ ? { method: 'eth_requestAccounts' } : asked
    const answer = await sendToWallet(request)
      .catch(throwWithCode)
      .finally(() => pending--)
    isGranted = true
    return answer
  }
}

/** The codes that wagmi reads. @see EIP-1193, EIP-1474 */
const refusalCodes = new Map<string, number>([
  ['rejected', 4001],
  ['already-pending', -32002],
])

/**
 * Throws a refusal with its code. wagmi only reads `code`, and prompts the visitor again after a refusal that has its
 * code elsewhere, or only words.
 */
function throwWithCode(thrown: unknown): never {
  const { class: reason, code: foundCode } = classifyFailure(thrown)
  const code = refusalCodes.get(reason)
  // A wallet that does not know the method may say that it has rejected the request.
  if (!code || foundCode === 4200 || foundCode === -32601) throw thrown
  throw Object.assign(new Error('Refused.', { cause: thrown }), { code })
}

/**
 * Returns a view of a wrapper. When the signal is aborted, the listeners that were added through the view are removed,
 * because the wallet outlives the engine.
 */
export function listenUntil<Wrapper extends object>(
  ended: AbortSignal | undefined,
  wrapper: Wrapper,
): Wrapper {
  const shared = sharedEvents.get(wrapper)
  if (!shared) return wrapper
  const added = new Map<string, Set<Listener>>()
  function on(event: string, listener: Listener) {
    if (ended?.aborted) return
    added.set(event, (added.get(event) ?? new Set()).add(listener))
    shared?.on(event, listener)
  }
  function removeListener(event: string, listener: Listener) {
    added.get(event)?.delete(listener)
    shared?.removeListener(event, listener)
  }
  whenAborted(ended, () => {
    for (const [event, all] of added)
      for (const listener of all) shared.removeListener(event, listener)
    shared.leave()
  })
  const own = { on, addListener: on, removeListener, off: removeListener }
  const view = Object.assign(Object.create(wrapper), own)
  wrappers.set(view, wrapper)
  return view
}

/** Reads another member. Methods keep their provider as `this`, because it may have private fields. */
function member(provider: object, key: string | symbol): unknown {
  try {
    const value: unknown = Reflect.get(provider, key)
    return typeof value === 'function'
      ? (...args: unknown[]) => Reflect.apply(value, provider, args)
      : value
  } catch {
    // A getter that throws counts as a missing member.
    return undefined
  }
}

/** Returns a connector's provider, wrapped, because a host's own connector returns the wallet's own object. */
export async function providerOf(connector: Connector) {
  return wrapProvider(await connector.getProvider())
}
