import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { pageStorage } from '../../../src/platform/storage/storage'
import { hasStoredSession } from '../../../src/platform/storage/storedSession'
import { clientStorage } from '../../../src/wallet/engine/walletConnect/clientStorage'
import { patient, startPhone } from './startPhone'

const name = 'walletdock.walletConnect'

afterEach(() => vi.restoreAllMocks())

const settled = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** Replaces the database by one of another kit or release, which a callback fills. */
async function replaceDatabase(
  version: number,
  fill: (database: IDBDatabase) => void,
) {
  await settled(indexedDB.deleteDatabase(name))
  const opening = indexedDB.open(name, version)
  opening.onupgradeneeded = () => fill(opening.result)
  const database = await settled(opening)
  database.close()
}

test.each<[string, () => Promise<void>]>([
  ['without its store', () => replaceDatabase(1, () => {})],
  [
    'of a newer version with other stores',
    () => replaceDatabase(9, (database) => database.createObjectStore('new')),
  ],
])('a database %s is repaired', async (_, breakIt) => {
  await breakIt()
  await clientStorage().setItem('a', { b: 1 })
  const later = clientStorage()
  expect(await later.getItem('a')).toEqual({ b: 1 })
  expect(await later.getKeys()).toEqual(['a'])
})

test('a database that opens again does not add to the listeners of the page, and closes with it', async () => {
  const page = new AbortController()
  const addListener = vi.spyOn(page.signal, 'addEventListener')
  const storage = clientStorage(page.signal)
  for (const value of [1, 2, 3]) {
    await storage.setItem('a', value)
    // Another tab that repairs the database makes this one close its connection.
    await settled(indexedDB.deleteDatabase(name))
  }
  await storage.setItem('a', 4)
  expect(addListener).toHaveBeenCalledOnce()
  page.abort()
  // The database can be deleted only once no page has it open.
  await settled(indexedDB.deleteDatabase(name))
})

test('stored values that are not JSON texts count as absent', async () => {
  await replaceDatabase(1, (database) => {
    const store = database.createObjectStore('values')
    for (const [key, value] of Object.entries({ cut: '{"a":', number: 5 }))
      store.put(value, key)
  })
  const storage = clientStorage()
  expect(await storage.getItem('cut')).toBeUndefined()
  expect(await storage.getItem('number')).toBeUndefined()
  await storage.setItem('cut', 'mended')
  expect(await clientStorage().getItem('cut')).toBe('mended')
})

test('a stored value that another kit has changed counts as absent', async () => {
  await clientStorage().setItem('a', 'mended')
  const database = await settled(indexedDB.open(name))
  const store = database
    .transaction('values', 'readwrite')
    .objectStore('values')
  await settled(store.put('"broken"', 'a'))
  database.close()
  expect(await clientStorage().getItem('a')).toBeUndefined()
})

test('values that do not fit into the database stay for this page, beside the stored ones', async () => {
  await replaceDatabase(1, (database) => database.createObjectStore('values'))
  const storage = clientStorage()
  await storage.setItem('stored', 1)
  await storage.setItem('removed', 2)
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The disk is full.', 'QuotaExceededError')
  })
  await storage.setItem('new', 10n)
  await storage.removeItem('removed')
  expect(await storage.getEntries()).toEqual([
    ['stored', 1],
    ['new', 10n],
  ])
})

const openBy = (open: () => unknown) =>
  vi.spyOn(indexedDB, 'open').mockImplementation(open as typeof indexedDB.open)

test.each<[string, () => unknown]>([
  ['that never opens', () => openBy(() => ({}))],
  [
    'that is blocked',
    () =>
      openBy(() => {
        throw new DOMException('Access is denied.', 'SecurityError')
      }),
  ],
  [
    'without a store',
    async () => {
      await replaceDatabase(1, () => {})
      await replaceDatabaseOfKits()
    },
  ],
])(
  'a phone connects on a page with a database %s',
  async (_, breakIt) => {
    const phone = await startPhone()
    await breakIt()
    await phone.openTab().connectPhone()
  },
  patient.timeout,
)

/** Connects a phone, and closes the page. The next page restores the session. */
async function reloadPage() {
  const { openTab } = await startPhone()
  const tab = openTab()
  await tab.connectPhone()
  tab.stop()
  return () => {
    const next = openTab()
    next.dispatch({ type: 'RECONNECT' })
    return next
  }
}

/** Holds the database, so that other pages wait for it. */
async function holdDatabase(ms: number) {
  const database = await settled(indexedDB.open(name))
  const store = database
    .transaction('values', 'readwrite')
    .objectStore('values')
  const end = Date.now() + ms
  const next = () => {
    if (Date.now() < end) store.count().onsuccess = next
    else database.close()
  }
  next()
}

test('a session is restored from a database that answers after 2.5 s', async () => {
  const restore = await reloadPage()
  await holdDatabase(2500)
  const next = restore()
  await expect.poll(next.last, patient).toMatchObject({ type: 'CONNECTED' })
})

test('a session that a page could not read stays for the next page', async () => {
  const restore = await reloadPage()
  const open = openBy(() => {
    throw new DOMException('Internal error.', 'UnknownError')
  })
  const next = restore()
  await expect.poll(next.last, patient).toEqual({ type: 'DISCONNECTED' })
  expect(hasStoredSession(pageStorage)).toBe(true)
  next.stop()
  open.mockRestore()
  const later = restore()
  await expect.poll(later.last, patient).toMatchObject({ type: 'CONNECTED' })
})

// Each value is stored with its checksum, so any other value counts as absent.
test.each<[string, (text: string, key: string) => string]>([
  ['are lists of null', () => '[null]'],
  [
    'belong to another keychain',
    (text, key) => (key.includes('keychain') ? withFields(text, 'ff') : text),
  ],
])(
  'a phone pairs again on a page whose stored values %s',
  async (_, change) => {
    const phone = await startPhone()
    await phone.openTab().connectPhone()
    await changeValues(change)
    await phone.openTab().connectPhone()
  },
  patient.timeout,
)

/** Replaces the fields of an object, or of each object in a list. */
const withFields = (text: string, value: unknown) =>
  JSON.stringify(JSON.parse(text), (_, part: unknown) =>
    part instanceof Object ? part : value,
  )

/** Changes everything that WalletConnect's client has stored, and leaves the checksums. */
async function changeValues(change: (text: string, key: string) => string) {
  const database = await settled(indexedDB.open(name))
  const values = database
    .transaction('values', 'readwrite')
    .objectStore('values')
  for (const key of await settled(values.getAllKeys()))
    if (!`${key}`.startsWith('check of'))
      values.put(change(await settled(values.get(key)), `${key}`), key)
  database.close()
}

/** Leaves the database that all kits of an origin share without its store, as another kit may. */
async function replaceDatabaseOfKits() {
  const nameOfKits = 'WALLET_CONNECT_V2_INDEXED_DB'
  // Later files of this worker use the database with a host's own client.
  onTestFinished(async () => {
    await settled(indexedDB.deleteDatabase(nameOfKits))
  })
  const opening = indexedDB.open(nameOfKits, 99)
  opening.onupgradeneeded = () => {
    for (const store of opening.result.objectStoreNames)
      opening.result.deleteObjectStore(store)
  }
  const database = await settled(opening)
  database.close()
}
