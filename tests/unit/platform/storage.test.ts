import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeStorage } from '../../../src/platform/storage/storage'

type Area = NonNullable<ReturnType<Parameters<typeof safeStorage>[0]>>

/** Returns a working Web Storage. */
function area(): Area {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}
const no = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
test('safeStorage shares values with other pages if the storage works', () => {
  const kept = area()
  const storage = safeStorage(() => kept)
  storage.set('a', 'ours')
  expect(safeStorage(() => kept).get('a')).toBe('ours')
  kept.setItem('a', 'theirs')
  expect(storage.get('a')).toBe('theirs')
})

test.each([undefined, 5, {}, true])(
  'safeStorage returns null if the page’s stand-in for the storage returns %j',
  (garbage) => {
    const getItem = () => garbage as unknown as string
    const storage = safeStorage(() => ({ ...area(), getItem }))
    expect(storage.get('a')).toBeNull()
  },
)

test('safeStorage behaves like a storage that never fails, whatever fails and when', () => {
  const act = fc.record({
    kind: fc.constantFrom('get', 'set', 'remove'),
    key: fc.constantFrom('a', 'b'),
    value: fc.string({ maxLength: 2 }),
    fails: fc.constantFrom('open', 'getItem', 'setItem', 'removeItem', ''),
    /** Keeps nothing, and says nothing. */
    drops: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
      const kept = area()
      const expected = new Map<string, string>()
      let fails = ''
      let drops = false
      const storage = safeStorage(() => {
        if (fails === 'open') return drops ? null : no()
        const dropping = drops && { setItem: () => {} }
        return { ...kept, ...dropping, ...(fails && { [fails]: no }) }
      })
      for (const { kind, key, value, ...now } of acts) {
        drops = now.drops
        // A storage can be read always or never, but writing can fail at any time.
        fails = now.fails === 'getItem' || kind === 'get' ? '' : now.fails
        if (kind === 'set') {
          storage.set(key, value)
          expected.set(key, value)
        }
        if (kind === 'remove') {
          storage.remove(key)
          expected.delete(key)
        }
        expect(storage.get(key)).toBe(expected.get(key) ?? null)
      }
    }),
  )
})
