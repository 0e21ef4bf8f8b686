import { TimeoutError } from '../../../errors/engineErrors'
import { whenAborted } from '../../../platform/whenAborted'
import { withTimeout } from '../withTimeout'

export type ClientStorage = {
  getKeys(): Promise<string[]>
  getEntries<Value>(): Promise<[string, Value][]>
  getItem<Value>(key: string): Promise<Value | undefined>
  setItem<Value>(key: string, value: Value): Promise<void>
  removeItem(key: string): Promise<void>
  /** Returns whether the database has failed. Stored values may then be missing from the answers. */
  hasFailed(): boolean
}

/** Name of the database. The client's own database has one name for all kits of an origin. */
const databaseName = 'walletdock.walletConnect'
const storeName = 'values'

/**
 * How long the database may take for one operation, in milliseconds. A busy device takes seconds. If the database never
 * answers, the first code appears after this time.
 */
const limitMs = 5000

/**
 * Returns a storage that never fails. It uses a database of our own. If the database is blocked, broken or does not
 * answer, the storage continues in memory, so that the visitor can connect until the page closes. The client's own
 * storage would wait forever.
 * @param ended closes the database when it is aborted. Browsers keep an open one, and all that can be reached from it
 */
export function clientStorage(ended?: AbortSignal): ClientStorage {
  /** Values that could not be written. Null for keys that could not be removed. */
  const memory = new Map<string, string | null>()
  const { run, hasFailed } = createDatabase(ended)

  async function read(key: string): Promise<unknown> {
    const text = memory.get(key)
    if (text !== undefined) return parse(text)
    let check: IDBRequest<unknown> | undefined
    const stored = await run<unknown>('readonly', (store) => {
      check = store.get(checkKey(key))
      return store.get(key)
    })
    const isOurs = check?.result === checkOf(stored?.result)
    return isOurs ? parse(stored?.result) : undefined
  }

  async function write<Result>(
    key: string,
    text: string | null,
    act: (store: IDBObjectStore) => IDBRequest<Result>,
  ) {
    memory.set(key, text)
    const isWritten = await run('readwrite', act)
    if (isWritten && memory.get(key) === text) memory.delete(key)
  }

  async function getKeys() {
    const stored = await run('readonly', (store) => store.getAllKeys())
    const all = stored?.result.map(String) ?? []
    const keys = new Set(all.filter((key) => all.includes(checkKey(key))))
    for (const [key, text] of memory)
      if (text === null) keys.delete(key)
      else keys.add(key)
    return [...keys]
  }

  return {
    hasFailed,
    getKeys,
    async getEntries<Value>() {
      const entries: [string, Value][] = []
      // The client itself decides which type its values have.
      for (const key of await getKeys())
        entries.push([key, (await read(key)) as Value])
      return entries
    },
    getItem: async <Value>(key: string) =>
      // The client itself decides which type its values have.
      (await read(key)) as Value | undefined,
    setItem(key, value) {
      const text = JSON.stringify(value, writeBigint)
      return write(key, text, (store) => {
        store.put(checkOf(text), checkKey(key))
        return store.put(text, key)
      })
    },
    removeItem: (key) =>
      write(key, null, (store) => {
        store.delete(checkKey(key))
        return store.delete(key)
      }),
  }
}

/** Runs an operation in the database. Returns `undefined` if the database does not work. */
type Run = <Result>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Result>,
) => Promise<{ readonly result: Result } | undefined>

/** Returns the function that uses the database, which opens with its first operation. */
function createDatabase(ended: AbortSignal | undefined) {
  let opening: Promise<IDBDatabase> | undefined
  let failure: unknown
  whenAborted(ended, () => {
    // A database that did not open need not be closed.
    opening?.then((database) => database.close()).catch(() => {})
  })

  async function open(): Promise<IDBDatabase> {
    const database = await openDatabase()
    const forget = () => {
      database.close()
      opening = undefined
    }
    // A tab that repairs the database waits until this connection is closed. Browsers close connections of idle pages.
    database.onversionchange = forget
    database.onclose = forget
    return database
  }

  const run: Run = async (mode, act) => {
    const operation = async () => {
      opening ??= open()
      const transaction = (await opening).transaction(storeName, mode)
      return { result: await settled(act(transaction.objectStore(storeName))) }
    }
    // Only the first operation waits for a database that does not answer.
    if (failure instanceof TimeoutError || ended?.aborted) return undefined
    try {
      return await withTimeout(operation(), limitMs)
    } catch (thrown) {
      // The caller uses the memory. The next operation tries to open the database again.
      failure = thrown
      opening = undefined
      return undefined
    }
  }
  return { run, hasFailed: () => failure !== undefined }
}

/** Opens the database. Creates the store again if it is missing. */
async function openDatabase(version?: number): Promise<IDBDatabase> {
  // Without a version, this opens a database of any version, also of a newer release.
  const request = indexedDB.open(databaseName, version)
  request.onupgradeneeded = () => {
    const { result } = request
    if (!result.objectStoreNames.contains(storeName))
      result.createObjectStore(storeName)
  }
  const database = await settled(request)
  if (database.objectStoreNames.contains(storeName)) return database
  database.close()
  return openDatabase(database.version + 1)
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

const checkKey = (key: string) => `check of ${key}`

/**
 * Returns the checksum that is stored with each value. A value without its checksum is cut, or comes from another version
 * or kit. The client (2.21.8) does not check its values, and a wrong one could prevent every later connection.
 */
function checkOf(text: unknown): string {
  // Not zero, so that the checksums of another format differ.
  let hash = 1
  for (const character of `${text}`)
    hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0
  return `${hash}`
}

/** Parses a stored value. The origin shares its databases, so they may contain anything. */
function parse(text: unknown): unknown {
  if (typeof text !== 'string') return undefined
  try {
    return JSON.parse(text, readBigint)
  } catch {
    // The stored text is not JSON, so it counts as absent.
    return undefined
  }
}

/** Writes bigints as the client's own storage does. */
const writeBigint = (_: string, value: unknown) =>
  typeof value === 'bigint' ? `${value}n` : value

const readBigint = (_: string, value: unknown) =>
  typeof value === 'string' && /^\d+n$/.test(value)
    ? BigInt(value.slice(0, -1))
    : value
