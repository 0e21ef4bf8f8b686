import { expect } from 'vitest'
import { providerEvents } from './providerEvents'
import { startEngine } from './startEngine'

let wallets = 0

/** Creates a wallet that grants access and, like most, cannot revoke it on request. Its owner can lock it. */
export function permittingWallet(firstAccount: string) {
  const id = `open.${++wallets}`
  const { emit, heard } = providerEvents()
  let account = firstAccount
  let chainId = 8453
  let isLocked = false
  let declines = false
  let isPending = false
  let isGone = false
  let fails = false
  let onSwitch: ((wanted: number) => Promise<void>) | undefined
  const asked: string[] = []
  const accounts = () => (isLocked ? [] : [account])
  const answers: Readonly<Record<string, () => unknown>> = {
    eth_requestAccounts: () => [account],
    eth_accounts: accounts,
    eth_chainId: () => `0x${chainId.toString(16)}`,
    // The delay of the switch is in `request`.
    wallet_switchEthereumChain: () => null,
  }
  type Asked = { method: string; params?: readonly unknown[] }
  async function request({ method, params }: Asked) {
    asked.push(method)
    if (isGone) return new Promise(() => {})
    if (fails) throw Object.assign(new Error('Offline.'), { code: 4900 })
    const answer = answers[method]
    if (declines && method === 'eth_requestAccounts')
      throw Object.assign(new Error('No.'), { code: 4001 })
    if (isPending && method === 'eth_requestAccounts')
      throw Object.assign(new Error('Pending.'), { code: -32002 })
    if (method === 'wallet_switchEthereumChain' && onSwitch) {
      const wanted = Number(Object(params?.[0]).chainId)
      await onSwitch(wanted)
      chainId = wanted
      emit('chainChanged', `0x${wanted.toString(16)}`)
    }
    if (!answer) throw Object.assign(new Error('Unknown.'), { code: 4200 })
    return answer()
  }
  const provider = { request, isConnected: () => !isGone, ...heard }
  return {
    id,
    asked,
    emit,
    announced: { name: id, rdns: id, icon: '', provider },
    /** Emits `connect`, as a wallet does when it can reach its network again. @see EIP-1193 */
    findNetwork: () => emit('connect', { chainId: '0x2105' }),
    lock() {
      isLocked = true
      emit('accountsChanged', [])
    },
    /** Emits the same event as an owner who grants access in the wallet's own window. */
    unlock() {
      isLocked = false
      emit('accountsChanged', accounts())
    },
    /** Rejects all further requests to connect. */
    decline() {
      declines = true
    },
    /** Answers all further requests to connect as already pending, as with the prompt of an earlier page. */
    waitForOwner() {
      isLocked = true
      isPending = true
    },
    /** Selects another account. */
    choose(chosen: string) {
      account = chosen
      emit('accountsChanged', accounts())
    },
    /** Delays all further switches until the promise resolves, and rejects them if it rejects. */
    askBeforeSwitch(ask: (wanted: number) => Promise<void>) {
      onSwitch = ask
    },
    /**
     * Emulates an extension that is reloaded, for example by an update: it emits no event, and requests stay pending.
     */
    vanish() {
      isGone = true
    },
    /** Rejects all further requests. */
    fail(does = true) {
      fails = does
    },
    /** Changes without an event, as wallets do while a page sleeps. */
    changeSilently(
      change: Readonly<{
        account?: string
        chainId?: number
        isLocked?: boolean
      }>,
    ) {
      account = change.account ?? account
      chainId = change.chainId ?? chainId
      isLocked = change.isLocked ?? isLocked
    },
  }
}

export type PermittingWallet = ReturnType<typeof permittingWallet>

/** Opens a page with these wallets only. */
export function pageWith(
  wallets: readonly PermittingWallet[],
  settings: Parameters<typeof startEngine>[0] = {},
) {
  const all = wallets.map(({ announced }) => announced)
  const announced = { get: () => all, subscribe: () => () => {} }
  return startEngine({ announced, ...settings })
}

/** Opens a page and connects this wallet, whose requests are counted from then on. */
export async function connectedPage(
  wallet: PermittingWallet,
  settings: Parameters<typeof startEngine>[0] = {},
) {
  const engine = pageWith([wallet], settings)
  engine.connect(1, wallet.id)
  await expect.poll(engine.last).toMatchObject({ type: 'CONNECTED' })
  wallet.asked.length = 0
  return engine
}
