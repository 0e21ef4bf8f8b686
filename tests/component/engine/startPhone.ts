import { createConfig, http } from '@wagmi/core'
import { base } from 'viem/chains'
import { expect, inject, vi } from 'vitest'
import { walletConnect as walletConnector } from 'wagmi/connectors'
import { rainbow } from '../../../src/data/wallets/rainbow'
import { walletConnect } from '../../../src/data/wallets/walletConnect'
import type { RelayState } from '../../fixtures/relay/relayState'
import { startEngine } from './startEngine'

// Without these variables, every request would wait 5 s for a remote server, and two tabs would share one client.
const env = { IS_VITEST: 'true', DISABLE_GLOBAL_CORE: 'true' }
// WalletConnect's client expects `global`, which the build replaces.
Object.assign(globalThis, { process: { env }, global: globalThis })

/** Timeout for tests in which a client reconnects to a relay, which takes long. */
export const patient = { timeout: 60_000 }
// A cold client alone may take as long as the usual limit of a test.
vi.setConfig({ testTimeout: 300_000 })

type Phone = {
  readonly requests: readonly string[]
  readonly sessions: number
  /** The metadata of the last page that requested a session. */
  readonly page?: unknown
}

/** Starts a local WalletConnect relay, and a phone with a real wallet that scans QR codes and approves everything. */
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

  /** Opens a tab of the page, with its own client. */
  function openTab(settings: Parameters<typeof startEngine>[0] = {}) {
    const engine = startEngine({
      projectId: '0'.repeat(32),
      relayUrl,
      wallets: [{ groupName: 'Popular', wallets: [rainbow, walletConnect] }],
      walletTimeoutMs: 60_000,
      ...settings,
    })
    /** Returns the pairing event of an attempt, once it has been reported. */
    const codeOf = (attempt: number) =>
      engine
        .news()
        .findLast((told) => told.type === 'PAIRING' && told.attempt === attempt)
    /** Makes the phone scan the QR code of an attempt. */
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
      /** Chooses a wallet, and makes the phone scan its QR code. */
      connectPhone(attempt = 1, walletId = 'rainbow') {
        engine.connect(attempt, walletId)
        return scan(attempt)
      },
    }
  }
  return {
    relayUrl,
    openTab,
    /** Makes the phone scan a code. */
    scanCode: (uri: string) => call('scan', uri),
    be: (state: RelayState) => call('be', state),
    /** Makes the phone add chains without switching to them, from the next session on. */
    addChains: () => call('addChains'),
    /** Sets how the phone describes itself, from the next session on. */
    introduce: (metadata: object) =>
      call('introduce', JSON.stringify(metadata)),
    see: () => call<Phone>('phone'),
    /** Restricts the phone to these chains. */
    keepTo: (...chainIds: readonly number[]) => call('keepTo', `${chainIds}`),
  }
}

/** Returns the wagmi config of a host with its own WalletConnect connector. */
export function hostConfig(relayUrl: string) {
  return createConfig({
    chains: [base],
    transports: { [base.id]: http() },
    connectors: [
      walletConnector({
        projectId: '0'.repeat(32),
        relayUrl,
        showQrModal: false,
        logger: 'silent',
      }),
    ],
  })
}

/** Our own database, and the one of a host's own connector. */
const storageNames = [
  'walletdock.walletConnect',
  'WALLET_CONNECT_V2_INDEXED_DB',
]

/**
 * Clears the storage of earlier tests' clients. Their connections are still open, so the database cannot be deleted.
 */
async function forgetClients() {
  const databases = await indexedDB.databases()
  for (const name of storageNames)
    if (databases.some((database) => database.name === name)) await forget(name)
}

async function forget(storageName: string) {
  const opening = indexedDB.open(storageName)
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
  for (const name of database.objectStoreNames)
    database.transaction(name, 'readwrite').objectStore(name).clear()
  database.close()
}
