import { pageStorage } from '../platform/storage'
import type { Outcome, TestWallet, TestWalletOptions } from './TestWallet'

type Request = { readonly method: string; readonly params?: readonly unknown[] }
type Listener = (...values: unknown[]) => void

/** What a provider answers when it does not do what it was asked. @see EIP-1193, EIP-1474 */
class ProviderRpcError extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message)
  }
}

/** Remembers that the visitor let this page in, so that a reload keeps the session. */
const letInKey = 'walletdock.testWallet'

/** The provider that pages talk to, and the wallet behind it. @see EIP-1193 */
export function createTestProvider(options: TestWalletOptions) {
  const { delayMs = 0 } = options
  const rpcUrls: Record<number, string> = { ...options.rpcUrls }
  const asked: string[] = []
  const listeners = new Map<string, Set<Listener>>()
  let outcome: Outcome = 'approve'
  let { address } = options
  let chainId = options.chainId ?? Number(Object.keys(rpcUrls)[0])
  let letIn = pageStorage.get(letInKey) === address

  const emit = (event: string, value: unknown) => {
    for (const listener of [...(listeners.get(event) ?? [])]) listener(value)
  }

  async function confirm() {
    await new Promise((resolve) => setTimeout(resolve, delayMs))
    if (outcome === 'silent') await new Promise(() => {})
    if (outcome === 'reject')
      throw new ProviderRpcError(4001, 'User rejected the request.')
    if (outcome === 'pending')
      throw new ProviderRpcError(-32002, 'A request is already open.')
  }

  async function enter() {
    await confirm()
    letIn = true
    pageStorage.set(letInKey, address)
    return [address]
  }

  function leave() {
    letIn = false
    pageStorage.remove(letInKey)
    emit('accountsChanged', [])
  }

  function takeChain(id: number) {
    if (id === chainId) return
    chainId = id
    emit('chainChanged', `0x${id.toString(16)}`)
  }

  async function switchTo(params: Request['params']) {
    const id = Number(Reflect.get(Object(params?.[0]), 'chainId'))
    if (!(id in rpcUrls))
      throw new ProviderRpcError(4902, `Chain ${id} is not known here.`)
    await confirm()
    takeChain(id)
    return null
  }

  /** Takes a chain in and goes there, as wallets do. @see EIP-3085 */
  async function addChain(params: Request['params']) {
    const chain = Object(params?.[0])
    const id = Number(Reflect.get(chain, 'chainId'))
    const url: unknown = Reflect.get(chain, 'rpcUrls')?.[0]
    if (!Number.isSafeInteger(id) || typeof url !== 'string')
      throw new ProviderRpcError(-32602, 'Expected a chain id and an RPC URL.')
    await confirm()
    rpcUrls[id] ??= url
    takeChain(id)
    return null
  }

  async function request({ method, params }: Request): Promise<unknown> {
    asked.push(method)
    switch (method) {
      case 'eth_requestAccounts':
        return letIn ? [address] : enter()
      case 'wallet_requestPermissions': {
        const value = await enter()
        const caveats = [{ type: 'restrictReturnedAccounts', value }]
        return [{ parentCapability: 'eth_accounts', caveats }]
      }
      case 'wallet_revokePermissions':
        leave()
        return null
      case 'eth_accounts':
        return letIn ? [address] : []
      case 'eth_chainId':
        return `0x${chainId.toString(16)}`
      case 'wallet_switchEthereumChain':
        return switchTo(params)
      case 'wallet_addEthereumChain':
        return addChain(params)
      case 'eth_sendTransaction':
        await confirm()
        return askChain(rpcUrls[chainId], method, params)
      case 'personal_sign':
      case 'eth_signTypedData_v4':
        await confirm()
        // A signature needs an account and no chain: any node that holds the account will do.
        return askChain(Object.values(rpcUrls)[0], method, params)
      default:
        return askChain(rpcUrls[chainId], method, params)
    }
  }

  const provider = {
    request,
    on(event: string, listener: Listener) {
      const all = listeners.get(event) ?? new Set()
      listeners.set(event, all.add(listener))
    },
    removeListener(event: string, listener: Listener) {
      listeners.get(event)?.delete(listener)
    },
  }

  const wallet: Omit<TestWallet, 'uninstall'> = {
    asked,
    answer(next) {
      outcome = next
    },
    switchChain: takeChain,
    switchAccount(next) {
      address = next
      emit('accountsChanged', [next])
    },
    leave,
  }
  return { provider, wallet }
}

async function askChain(
  url: string | undefined,
  method: string,
  params: unknown = [],
) {
  if (!url) throw new ProviderRpcError(4901, 'This wallet is not on a chain.')
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const { error, result } = await response.json()
  if (error) throw new ProviderRpcError(error.code, error.message)
  return result
}
