import { type Hex, isAddress } from 'viem'
import { onStorageChange } from '../platform/storage/onStorageChange'
import { pageStorage } from '../platform/storage/storage'
import { keysOf } from './keys'
import { ProviderRpcError } from './ProviderRpcError'
import type { TestWalletOptions } from './TestWallet'

type Listener = (...values: unknown[]) => void

/** The rdns that the wallet announces by default. */
export const usualRdns = 'dev.walletdock.test'

const localChains = { 8453: 'http://127.0.0.1:8545' }

/** The wallet's state. Notifies the page's listeners of every change. */
export function createOwner(options: TestWalletOptions) {
  const { rdns = usualRdns } = options
  const rpcUrls: Record<number, string> = {
    ...(options.rpcUrls ?? localChains),
  }
  const keys = keysOf(options.mnemonic)
  const listeners = new Map<string, Set<Listener>>()
  const access = storedAccess(rdns)
  const storedAddress = access.load()
  let hasAccess = storedAddress !== undefined
  // All tabs share the wallet, so access that is granted or revoked in one tab applies to the others.
  onStorageChange(access.key, () => {
    hasAccess = access.load() !== undefined
  })
  let current: Hex | undefined = storedAddress ?? options.address
  let chainId = options.chainId ?? firstOf(rpcUrls)

  const emit = (event: string, value: unknown) => {
    for (const listener of [...(listeners.get(event) ?? [])]) listener(value)
  }
  const address = () => {
    current ??= keys.addressAt(0)
    return current
  }

  function leave() {
    hasAccess = false
    pageStorage.remove(access.key)
    emit('accountsChanged', [])
  }

  function setAccount(next: Hex) {
    current = next
    if (hasAccess) pageStorage.set(access.key, next)
    emit('accountsChanged', [address()])
  }

  return {
    rpcUrls,
    chainId: () => chainId,
    accounts: () => (hasAccess ? [address()] : []),
    /** Returns the keys of this address, or of the current account. @throws ProviderRpcError if there are none */
    signer: (from?: unknown) => keys.of(from ? String(from) : address()),
    account: (place: number) => keys.addressAt(place),
    grantAccess() {
      hasAccess = true
      pageStorage.set(access.key, address())
      return [address()]
    },
    leave,
    disconnect() {
      leave()
      emit('disconnect', new ProviderRpcError(4900, 'The wallet is locked.'))
    },
    takeNextAccount: () => setAccount(keys.addressAt(keys.after(address()))),
    switchAccount: setAccount,
    switchChain(id: number) {
      if (id === chainId) return
      chainId = id
      emit('chainChanged', `0x${id.toString(16)}`)
    },
    on(event: string, listener: Listener) {
      const all = listeners.get(event) ?? new Set()
      listeners.set(event, all.add(listener))
    },
    removeListener(event: string, listener: Listener) {
      listeners.get(event)?.delete(listener)
    },
  }
}

/** Storage of the account that this page has access to, so that the session survives a reload. */
function storedAccess(rdns: string) {
  const key = `walletdock.testWallet.${rdns}`
  const load = () => {
    const stored = pageStorage.get(key) ?? ''
    return isAddress(stored, { strict: false }) ? stored : undefined
  }
  return { key, load }
}

/** Returns Base if it is configured, otherwise the lowest id. */
function firstOf(rpcUrls: Readonly<Record<number, string>>): number {
  return 8453 in rpcUrls ? 8453 : Number(Object.keys(rpcUrls)[0])
}
