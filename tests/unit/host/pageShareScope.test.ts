import react from 'react'
import { expect, test } from 'vitest'
import { pageShareScope } from '../../../src/host/fit/pageShareScope'
import { setFederation } from './setFederation'

/** What is found on a page whose federation runtime is this. */
function foundIn(federation: object) {
  setFederation(federation)
  return pageShareScope({ react } as never)
}

test('a runtime that has no container yet shares nothing', async () => {
  expect(await foundIn({})).toBeUndefined()
})

test('what a page has loaded is not asked for again', async () => {
  const get = () => Promise.reject(new Error('asked again'))
  const scope = { react: { [react.version]: { get, lib: () => react } } }
  const instances = [{}, { shareScopeMap: { default: scope } }]
  expect(await foundIn({ __INSTANCES__: instances })).toBe(scope)
})

test('the React of another part is not fetched if the page’s own is loaded', async () => {
  let fetches = 0
  const get = async () => {
    fetches++
    return () => ({})
  }
  const other = { react: { [react.version]: { get } } }
  const scope = { react: { [react.version]: { get, lib: () => react } } }
  const instances = [other, scope].map((it) => ({
    shareScopeMap: { default: it },
  }))
  expect(await foundIn({ __INSTANCES__: instances })).toBe(scope)
  expect(fetches).toBe(0)
})

test('if nothing says that it is loaded, shares are fetched to find the page’s own', async () => {
  const get = async () => () => react
  const scope = { react: { [react.version]: { get } } }
  const instances = [{ shareScopeMap: { default: scope } }]
  expect(await foundIn({ __INSTANCES__: instances })).toBe(scope)
})
