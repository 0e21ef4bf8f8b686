import { expect, test } from 'vitest'
import { parentOrigin } from '../../../src/platform/page/parentOrigin'
import { safeStorage } from '../../../src/platform/storage/storage'

const own = 'https://shop.example'
const safe = 'https://app.safe.global'

/** Emulates a frame of one tab, in which pages are opened one after another. */
function aFrame() {
  const memory = safeStorage(() => null)
  const sessionStorage = {
    getItem: memory.get,
    setItem: memory.set,
    removeItem: memory.remove,
  }
  return (referrer: string, ancestorOrigins?: readonly string[]) => {
    const location = { origin: own, ancestorOrigins }
    const page = {
      parent: {},
      location,
      document: { referrer },
      sessionStorage,
    }
    // parentOrigin reads nothing else of a window.
    return parentOrigin(page as unknown as Window)
  }
}

test.each([
  ['the browser’s report', `${own}/start`, [safe], safe],
  ['the first page’s referrer', `${safe}/`, undefined, safe],
  ['nothing, after a page without the kit', `${own}/basket`, undefined, ''],
  ['nothing, without a referrer', '', undefined, ''],
])('parentOrigin in a frame is known from %s', (_, referrer, all, origin) => {
  expect(aFrame()(referrer, all)).toBe(origin)
})

test('a later page in the frame reads the stored origin of the first one', () => {
  const open = aFrame()
  open(`${safe}/`)
  expect(open(`${own}/basket?step=2`)).toBe(safe)
  expect(open(`${own}/`)).toBe(safe)
})

test('parentOrigin returns undefined outside a frame', () => {
  const page = { location: { origin: own } }
  Reflect.set(page, 'parent', page)
  expect(parentOrigin(page as unknown as Window)).toBeUndefined()
})
