import { expect, inject } from 'vitest'
import { rainbow } from '../../../src/wallets/rainbow'
import { walletConnect } from '../../../src/wallets/walletConnect'
import type { RelayState } from '../../fixtures/relay/relayState'
import { startEngine } from './startEngine'

// Else every question waits 5 s for a server that is not on this machine, and two tabs would share one client.
const env = { IS_VITEST: 'true', DISABLE_GLOBAL_CORE: 'true' }
// The build replaces `global`, which WalletConnect's client expects.
Object.assign(globalThis, { process: { env }, global: globalThis })

/** A client takes its time to reach a relay that it has lost. */
export const patient = { timeout: 60_000 }

type Phone = {
  readonly asked: readonly string[]
  readonly sessions: number
  /** How the last page that wanted to connect described itself. */
  readonly page?: unknown
}

/** A WalletConnect relay of our own, and a phone with a real wallet that scans its codes and approves everything. */
export async function startPhone() {
  await forgetClients()
  const id = crypto.randomUUID()
  async function call<Answer>(verb: string, value = ''): Promise<Answer> {
    const query = new URLSearchParams({ value })
    const response = await fetch(`${inject('relays')}/${id}/${verb}?${query}`)
    if (!response.ok) throw new Error(await response.text())
    return response.json()
  }
  const { url: relayUrl } = await call<{ readonly url: string }>('start')

  /** A tab of the page, with a client of its own. */
  function openTab(settings: Parameters<typeof startEngine>[0] = {}) {
    const engine = startEngine({
      projectId: '0'.repeat(32),
      relayUrl,
      wallets: [{ groupName: 'Popular', wallets: [rainbow, walletConnect] }],
      walletTimeoutMs: 60_000,
      ...settings,
    })
    /** The URI of the code of an attempt, once there is one. */
    const codeOf = (attempt: number) =>
      engine
        .news()
        .findLast((told) => told.type === 'PAIRING' && told.attempt === attempt)
    /** The phone scans the code of an attempt, once there is one. */
    async function scan(attempt: number) {
      await expect.poll(() => codeOf(attempt), patient).toBeDefined()
      await call('scan', Object(codeOf(attempt)).uri)
      await expect
        .poll(() => engine.news().at(-1), patient)
        .toMatchObject({ type: 'CONNECTED', attempt })
    }
    return {
      ...engine,
      codeOf,
      scan,
      /** Chooses a wallet, and has the phone scan its code. */
      connectPhone(attempt = 1, walletId = 'rainbow') {
        engine.connect(attempt, walletId)
        return scan(attempt)
      },
    }
  }
  return {
    relayUrl,
    openTab,
    be: (state: RelayState) => call('be', state),
    /** From the next session on, the phone adds chains, without going to them. */
    addChains: () => call('addChains'),
    see: () => call<Phone>('phone'),
    /** From now on the phone has these chains alone. */
    keepTo: (...chainIds: readonly number[]) => call('keepTo', `${chainIds}`),
  }
}

const storageName = 'WALLET_CONNECT_V2_INDEXED_DB'

/** Empties what the clients of earlier tests have stored. Their connections are still open, so it cannot be deleted. */
async function forgetClients() {
  const databases = await indexedDB.databases()
  if (!databases.some(({ name }) => name === storageName)) return
  const opening = indexedDB.open(storageName)
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
  for (const name of database.objectStoreNames)
    database.transaction(name, 'readwrite').objectStore(name).clear()
  database.close()
}
