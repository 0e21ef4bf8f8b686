import { afterEach, expect, test } from 'vitest'
import {
  loadOpenedApp,
  removeOpenedApp,
  saveOpenedApp,
  storedOpenedApp,
} from '../../../src/platform/storage/openedApp'

afterEach(removeOpenedApp)

const asked = {
  walletId: 'rainbow',
  uri: 'wc:7f6e@2?symKey=587d',
  expiresAt: Date.now() + 60_000,
}

test('the requested app is stored until it has answered', () => {
  saveOpenedApp(JSON.stringify(asked))
  expect(loadOpenedApp()).toEqual(asked)
  removeOpenedApp()
  expect(storedOpenedApp()).toBeNull()
  expect(loadOpenedApp()).toBeUndefined()
})

test.each([
  JSON.stringify({ ...asked, expiresAt: Date.now() - 1 }),
  ...['nonsense', 'null', '{}', '[]'],
  '{"walletId":1,"uri":2,"expiresAt":9e15}',
  '{"walletId":"rainbow","uri":"wc:1","expiresAt":"later"}',
])('loadOpenedApp ignores the expired or invalid value %s', (kept) => {
  saveOpenedApp(kept)
  expect(loadOpenedApp()).toBeUndefined()
})
