import { createTransactionStore } from '../../../src/data/transactions/transactionStore'
import { safeStorage } from '../../../src/platform/storage/storage'
import { hashOf } from './hashOf'

export const key = 'walletdock.transactions'
export const owner = {
  address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  chainId: 8453,
}
export const gift = (number: number) => ({
  hash: hashOf(number),
  description: `Gift ${number}`,
})

/** Creates the storage of one origin, and opens tabs that share it. */
export function anOrigin() {
  const kept = new Map<string, string>()
  const tellers: ((key: string) => void)[] = []
  function openTab() {
    const own: [string, () => void][] = []
    const tellOwn = (written: string) => {
      for (const [watched, act] of own) if (watched === written) act()
    }
    tellers.push(tellOwn)
    // Browsers dispatch a storage event in all tabs except the one that writes.
    const write = (act: () => void, name: string) => {
      act()
      for (const tell of tellers) if (tell !== tellOwn) tell(name)
    }
    const storage = safeStorage(() => ({
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, value) => write(() => kept.set(name, value), name),
      removeItem: (name) => write(() => kept.delete(name), name),
    }))
    return createTransactionStore(storage, (name, act) => own.push([name, act]))
  }
  return { kept, openTab }
}
export const hashes = (
  store: ReturnType<typeof createTransactionStore>,
  of = owner,
) => store.list(of).map(({ hash }) => hash)
