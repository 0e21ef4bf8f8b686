import react from 'react'
import { expect, test } from 'vitest'
import { pageShareScope } from '../../../src/kit/fit/pageShareScope'
import { setFederation } from './setFederation'

/** Returns the scope that is found on a page with this federation runtime. */
function foundIn(federation: object) {
  setFederation(federation)
  return pageShareScope({ react } as never)
}

test('pageShareScope returns undefined if the runtime has no container yet', async () => {
  expect(await foundIn({})).toBeUndefined()
})

test('pageShareScope does not fetch the React of another part if the page’s own is loaded', async () => {
  let fetches = 0
  const get = async () => {
    fetches++
    return () => ({})
  }
  const other = { react: { [react.version]: { get } } }
  const scope = { react: { [react.version]: { get, lib: () => react } } }
  const instances = [
    {},
    ...[other, scope].map((it) => ({ shareScopeMap: { default: it } })),
  ]
  expect(await foundIn({ __INSTANCES__: instances })).toBe(scope)
  expect(fetches).toBe(0)
})

test('pageShareScope fetches shares to find the page’s own if none is marked as loaded', async () => {
  const get = async () => () => react
  const scope = { react: { [react.version]: { get } } }
  const instances = [{ shareScopeMap: { default: scope } }]
  expect(await foundIn({ __INSTANCES__: instances })).toBe(scope)
})
