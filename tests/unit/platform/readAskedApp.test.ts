import { afterEach, expect, test } from 'vitest'
import {
  askedApp,
  forgetAskedApp,
  noteAskedApp,
} from '../../../src/platform/storage/askedApp'
import { readAskedApp } from '../../../src/platform/storage/readAskedApp'

afterEach(forgetAskedApp)

const asked = {
  walletId: 'rainbow',
  uri: 'wc:7f6e@2?symKey=587d',
  expiresAt: Date.now() + 60_000,
}

test('the requested app is stored until it has answered', () => {
  noteAskedApp(JSON.stringify(asked))
  expect(readAskedApp()).toEqual(asked)
  forgetAskedApp()
  expect(askedApp()).toBeNull()
  expect(readAskedApp()).toBeUndefined()
})

test('readAskedApp ignores an app whose pairing has expired', () => {
  noteAskedApp(JSON.stringify({ ...asked, expiresAt: Date.now() - 1 }))
  expect(readAskedApp()).toBeUndefined()
})

test.each([
  'nonsense',
  'null',
  '{}',
  '[]',
  '{"walletId":1,"uri":2,"expiresAt":9e15}',
  '{"walletId":"rainbow","uri":"wc:1","expiresAt":"later"}',
])('readAskedApp ignores the stored value %s', (kept) => {
  noteAskedApp(kept)
  expect(readAskedApp()).toBeUndefined()
})
