import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { safeStorage } from '../../../src/platform/storage/storage'
import { readers } from './storageReaders'

/** Returns the text with some values of its JSON replaced. */
function altered(text: string, field: number, value: unknown): string {
  let count = 0
  try {
    return JSON.stringify(JSON.parse(text), (_, part: unknown) =>
      count++ === field ? value : part,
    )
  } catch {
    return JSON.stringify(value) + text
  }
}

const hostile: readonly unknown[] = [
  { toString: 1, valueOf: 1 },
  { length: 1e9 },
  { v: 3, data: [] },
  ['\ud800', null, {}, -1, 1e300],
  1e300,
  '5',
]

/** Texts that a page may find under a key. `undefined` if there is none. */
const textsNear = (valid: string) => {
  const value = fc.oneof(fc.jsonValue(), fc.constantFrom<unknown>(...hostile))
  return fc.oneof(
    fc.constantFrom(undefined, '', valid),
    fc.string(),
    value.map((any) => JSON.stringify(any)),
    fc.nat(valid.length).map((end) => valid.slice(0, end)),
    fc.tuple(fc.nat(12), value).map((it) => altered(valid, ...it)),
  )
}

/** How the browser's storage behaves. */
const behaviours = fc.constantFrom('works', 'is blocked', 'is full', 'is gone')

function install(behaviour: string, key: string, text: string | undefined) {
  const stored = new Map(text === undefined ? [] : [[key, text]])
  const refuse = (name: string) => () => {
    throw new DOMException('No.', name)
  }
  const area = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem:
      behaviour === 'is full'
        ? refuse('QuotaExceededError')
        : (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  }
  const get =
    behaviour === 'is blocked'
      ? refuse('SecurityError')
      : () => (behaviour === 'is gone' ? null : area)
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, name, { configurable: true, get })
  // The test wallet listens for other tabs.
  vi.stubGlobal('addEventListener', () => {})
  return safeStorage(() => globalThis.localStorage)
}

afterEach(() => {
  for (const name of ['localStorage', 'sessionStorage'])
    Reflect.deleteProperty(globalThis, name)
})

test.each(Object.entries(readers))(
  'whatever is stored as %s, the page works with it or without it, and can store a valid value',
  async (_, { isUsable, key, read, save, valid }) => {
    const wanted = await read(install('works', key, valid))
    expect(isUsable(wanted)).toBe(true)
    await fc.assert(
      fc.asyncProperty(
        textsNear(valid),
        behaviours,
        async (text, behaviour) => {
          const storage = install(behaviour, key, text)
          expect(await read(storage)).toSatisfy(isUsable)
          save?.(storage)
          expect(await read(storage)).toSatisfy(isUsable)
        },
      ),
      { numRuns: 1000 },
    )
  },
)

const many = 1_000_000

test.each(Object.entries(readers))(
  'a huge value that is stored as %s does not block the page',
  async (_, { isUsable, key, read }) => {
    for (const text of [
      JSON.stringify('a'.repeat(3 * many)),
      `[${'0,'.repeat(many)}0]`,
    ]) {
      const storage = install('works', key, text)
      const start = performance.now()
      expect(await read(storage)).toSatisfy(isUsable)
      expect(performance.now() - start).toBeLessThan(20_000)
    }
  },
)
