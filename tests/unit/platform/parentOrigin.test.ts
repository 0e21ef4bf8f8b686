import { expect, test } from 'vitest'
import { parentOrigin } from '../../../src/platform/parentOrigin'
import { safeStorage } from '../../../src/platform/storage'

const own = 'https://shop.example'
const safe = 'https://app.safe.global'

/** A frame of one tab; each page in it has what its browser tells. */
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
    // Nothing else of a window is read.
    return parentOrigin(page as unknown as Window)
  }
}

test('a browser that names the page around is believed', () => {
  expect(aFrame()(`${own}/start`, [safe])).toBe(safe)
})

test('without that, the first page in a frame knows it by its referrer', () => {
  expect(aFrame()(`${safe}/`)).toBe(safe)
})

test('a page that follows in the frame remembers what the first one knew', () => {
  const open = aFrame()
  open(`${safe}/`)
  expect(open(`${own}/basket?step=2`)).toBe(safe)
  expect(open(`${own}/`)).toBe(safe)
})

test('where the first page did not look, nobody is ruled out', () => {
  expect(aFrame()(`${own}/basket`)).toBe('')
  expect(aFrame()('')).toBe('')
})

test('a page that is shown in no frame has nobody around it', () => {
  const page = { location: { origin: own } }
  Reflect.set(page, 'parent', page)
  expect(parentOrigin(page as unknown as Window)).toBeUndefined()
})
