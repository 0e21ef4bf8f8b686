import {
  type BaseTransaction,
  MessageFormatter,
  Methods,
} from '@safe-global/safe-apps-sdk'
import { hashMessage, isHex } from 'viem'
import { safeMessage } from './safeContract'

/** How the page around answers a Safe's app. */
export type SafeManner = 'answers' | 'is silent' | 'answers garbage'

/** The page around a Safe's app, for tests in it and from outside. */
export type SafeParent = {
  manner: SafeManner
  /** What its owners say when they are asked. `forge`: somebody else signs. */
  owners: 'agree' | 'refuse' | 'forge'
  /** Methods that the app has asked for. */
  readonly asked: Methods[]
  /** Has the owners execute what they were asked to send. */
  execute(): Promise<void>
}

type Asked = { id: string; method: Methods; params: unknown }
type Sent = { readonly tx: BaseTransaction; txHash?: string }

const version = '9.1.0'

/** A Safe, and those whose keys a node holds: its one owner, and somebody else. */
export type SafeAccounts = {
  readonly safe: `0x${string}`
  readonly owner: `0x${string}`
  readonly stranger: `0x${string}`
}

/**
 * Makes this page a Safe with one owner, as far as the app in its frame can tell: it speaks the protocol of Safe's
 * apps, signs and sends for real. A stand-in: Safe's own page needs Safe's servers.
 * @see safeContract
 */
export function beSafe(
  { safe: safeAddress, owner, stranger }: SafeAccounts,
  chainId: number,
  rpcUrl: string,
) {
  const queue = new Map<string, Sent>()
  const safe: SafeParent = {
    manner: 'answers',
    owners: 'agree',
    asked: [],
    async execute() {
      for (const sent of queue.values()) {
        const { to, value, data } = sent.tx
        const call = { from: owner, to, value: hex(value), data }
        sent.txHash ??= String(await ask('eth_sendTransaction', [call]))
      }
    },
  }

  async function ask(method: string, params: unknown): Promise<unknown> {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(rpcUrl, { method: 'POST', headers, body })
    const { result, error } = await response.json()
    if (error) throw new Error(error.message)
    return result
  }

  /** As a Safe's owner signs for it: the text's hash, as a message of this Safe alone. */
  function sign(text: string) {
    const message = hashMessage(isHex(text) ? { raw: text } : text)
    const typed = safeMessage(chainId, safeAddress, message)
    const signer = safe.owners === 'forge' ? stranger : owner
    return ask('eth_signTypedData_v4', [signer, typed])
  }

  function consent() {
    // As Safe's own page words it.
    if (safe.owners === 'refuse') throw new Error('Transaction was rejected')
  }

  async function answer({ method, params }: Asked): Promise<unknown> {
    const given = Object(params)
    switch (method) {
      case Methods.getSafeInfo:
        return {
          ...{ safeAddress, chainId, threshold: 1 },
          ...{ owners: [owner], isReadOnly: false },
        }
      case Methods.signMessage:
        consent()
        return { signature: await sign(String(given.message)) }
      case Methods.sendTransactions: {
        consent()
        const safeTxHash = `0x${crypto.randomUUID().replaceAll('-', '').repeat(2)}`
        queue.set(safeTxHash, { tx: given.txs[0] })
        return { safeTxHash }
      }
      case Methods.getTxBySafeTxHash: {
        const sent = queue.get(given.safeTxHash)
        if (!sent) throw new Error('Not found')
        const { txHash } = sent
        return { txHash, txStatus: txHash ? 'SUCCESS' : 'AWAITING_EXECUTION' }
      }
      case Methods.rpcCall:
        return ask(given.call, given.params)
      default:
        throw new Error(`${method} is not supported`)
    }
  }

  async function hear({ data, source }: MessageEvent<Asked | undefined>) {
    const app = document.querySelector('iframe')?.contentWindow
    if (!data?.method || !app || source !== app) return
    safe.asked.push(data.method)
    if (safe.manner === 'is silent') return
    const reply =
      safe.manner === 'answers garbage'
        ? MessageFormatter.makeResponse(data.id, garbage, version)
        : await answer(data).then(
            (told) => MessageFormatter.makeResponse(data.id, told, version),
            ({ message }) =>
              MessageFormatter.makeErrorResponse(data.id, message, version),
          )
    app.postMessage(reply, '*')
  }
  addEventListener('message', hear)
  window.safe = safe
}

const garbage = { safeAddress: '<b>me</b>', chainId: 'many' }

function hex(value: string): string {
  return `0x${BigInt(value).toString(16)}`
}

declare global {
  interface Window {
    safe?: SafeParent
  }
}
