import { announceProvider } from './announceProvider'
import { askChain } from './askChain'
import { ownAccount } from './ownAccount'

export const account = await ownAccount()
const rdns = 'test.batches'

type Asked = { readonly method: string; readonly params?: readonly unknown[] }
type Call = { readonly to: string; readonly value: string }
type Receipt = { readonly status: string; readonly transactionHash: string }

/** The behaviour of the wallet. */
type Nature = {
  /** The capabilities that it reports on chain 8453. `undefined` if it does not know the method. */
  can?: object | undefined
  /** Rejects a method with a code, after `after` successful calls. */
  refuses?: { readonly method: string; readonly after: number; code: number }
  /** Returns whether it accepts the parameters of a batch. @default all parameters */
  accepts?: (batch: { readonly version: string }) => boolean
  /** How it returns the id of a batch: as a bare string, as in earlier drafts, or not at all. */
  names?: 'barely' | 'not'
}

/** Installs a wallet that sends real transactions, and supports batches if `can` says so. */
export function installBatchWallet(nature: Nature = {}) {
  const asked: Asked[] = []
  const batches = new Map<string, string[]>()
  let accounts: string[] = [account]
  let listeners: ((accounts: string[]) => void)[] = []
  const count = (method: string) =>
    asked.filter((one) => one.method === method).length

  async function send(transaction: object) {
    // Enough gas for transactions that revert, so that they are sent and fail.
    return askChain<string>('eth_sendTransaction', {
      gas: '0x30d40',
      ...transaction,
    })
  }

  async function sendAll({ calls }: { readonly calls: readonly Call[] }) {
    const id = `0x${crypto.randomUUID().replaceAll('-', '')}`
    const hashes: string[] = []
    for (const call of calls)
      hashes.push(await send({ from: account, ...call }))
    batches.set(id, hashes)
    if (nature.names === 'not') return null
    return nature.names === 'barely' ? id : { id }
  }

  async function statusOf(id: string) {
    const hashes = batches.get(id)
    if (!hashes) throw Object.assign(new Error('Unknown.'), { code: 5730 })
    const receipts = await Promise.all(
      hashes.map((hash) =>
        askChain<Receipt | null>('eth_getTransactionReceipt', hash),
      ),
    )
    if (receipts.includes(null)) return { id, status: 100 }
    const done = receipts.every((each) => each?.status === '0x1')
    return { id, status: done ? 200 : 600, receipts }
  }

  async function request({ method, params = [] }: Asked): Promise<unknown> {
    asked.push({ method, params })
    const { refuses } = nature
    if (refuses?.method === method && count(method) > refuses.after)
      // MetaMask throws plain objects.
      throw { code: refuses.code, message: 'Refused.', data: {} }
    const [first] = params
    switch (method) {
      case 'eth_requestAccounts':
      case 'eth_accounts':
        return accounts
      case 'eth_chainId':
        return '0x2105'
      case 'wallet_getCapabilities':
        if (nature.can) return { '0x2105': nature.can }
        throw Object.assign(new Error('Unknown method.'), { code: -32601 })
      case 'wallet_sendCalls':
        if (nature.accepts?.(first as { version: string }) === false)
          throw { code: -32602, message: 'Invalid params', data: {} }
        return sendAll(first as Parameters<typeof sendAll>[0])
      case 'wallet_getCallsStatus':
        return statusOf(String(first))
      case 'eth_sendTransaction':
        return send(Object(first))
      default:
        return null
    }
  }

  const provider = {
    request,
    on(event: string, listener: (accounts: string[]) => void) {
      if (event === 'accountsChanged') listeners.push(listener)
    },
    removeListener(_: string, listener: unknown) {
      listeners = listeners.filter((each) => each !== listener)
    },
  }
  announceProvider({ name: 'Batches', rdns, icon: '' }, provider)

  return {
    rdns,
    asked,
    count,
    /** Returns the parameter of the last request with this method. */
    last: (method: string) =>
      Object(asked.findLast((one) => one.method === method)?.params?.[0]),
    /** Emulates an owner who chooses another account. */
    select(next: string) {
      accounts = [next]
      for (const listener of [...listeners]) listener(accounts)
    },
  }
}
