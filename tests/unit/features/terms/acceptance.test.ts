import { expect, test } from 'vitest'
import { createAcceptance } from '../../../../src/features/terms/acceptance'
import { safeStorage } from '../../../../src/platform/storage/storage'

const text = 'You agree to our [Terms](https://shop.example/terms).'
const terms = { text, mustAccept: true } as const

/** Returns a storage that persists over all visits. */
function aVisitor() {
  const kept = new Map<string, string>()
  return safeStorage(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }))
}

test('terms that need no acceptance do not block a choice', () => {
  const { getConsent } = createAcceptance({ text }, aVisitor())
  expect(getConsent()).toEqual({ isAccepted: true, missed: 0 })
})

test('the acceptance counts as missed after a choice without it, until the visitor accepts or the dialog closes', () => {
  const { addMissed, answer, clearMissed, getConsent, subscribe } =
    createAcceptance(terms, aVisitor())
  let told = 0
  const stop = subscribe(() => {
    told += 1
  })
  addMissed()
  addMissed()
  expect(getConsent()).toEqual({ isAccepted: false, missed: 2 })
  clearMissed()
  clearMissed()
  expect(getConsent()).toEqual({ isAccepted: false, missed: 0 })
  addMissed()
  answer(true)
  expect(getConsent()).toEqual({ isAccepted: true, missed: 0 })
  expect(told).toBe(5)
  stop()
  answer(false)
  expect(told).toBe(5)
})

test('an acceptance is stored for its version only, and can be withdrawn', () => {
  const visitor = aVisitor()
  const isAccepted = (given: object) =>
    createAcceptance({ ...terms, ...given }, visitor).getConsent().isAccepted
  createAcceptance({ ...terms, version: '1' }, visitor).answer(true)
  expect(isAccepted({ version: '1' })).toBe(true)
  expect(isAccepted({ version: '1', text: `${text} Really.` })).toBe(true)
  expect(isAccepted({ version: '2' })).toBe(false)
  expect(isAccepted({})).toBe(false)
  createAcceptance({ ...terms, version: '1' }, visitor).answer(false)
  expect(isAccepted({ version: '1' })).toBe(false)
})

test('without a version, the acceptance is stored for the text', () => {
  const visitor = aVisitor()
  createAcceptance(terms, visitor).answer(true)
  const again = createAcceptance(terms, visitor)
  expect(again.getConsent().isAccepted).toBe(true)
  const changed = createAcceptance({ ...terms, text: `${text} Now.` }, visitor)
  expect(changed.getConsent().isAccepted).toBe(false)
})

test('with blocked storage, the acceptance lasts until the page unloads', () => {
  const blocked = () =>
    safeStorage(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
  const storage = blocked()
  const { answer, getConsent } = createAcceptance(terms, storage)
  expect(getConsent().isAccepted).toBe(false)
  answer(true)
  expect(getConsent().isAccepted).toBe(true)
  const later = createAcceptance(terms, blocked())
  expect(later.getConsent().isAccepted).toBe(false)
})
