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
