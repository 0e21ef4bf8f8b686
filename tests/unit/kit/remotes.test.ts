import { beforeEach, expect, test, vi } from 'vitest'
import { pageState, type RunningRemote } from '../../../src/kit/pageState'
import { claim, openOnce } from '../../../src/kit/run/remotes'
import { aContract } from '../../fixtures/servers/aContract'

const { global } = aContract
const [one, two] = ['https://one.example/', 'https://two.example/'] as const
const waits = new AbortController().signal
const container = { init: () => {}, get: async () => () => ({}) }
const remoteFrom = (base: string): RunningRemote => ({
  base,
  contract: aContract,
  container,
  useState: undefined,
  served: false,
  users: 0,
})
beforeEach(() => {
  vi.stubGlobal('document', { querySelectorAll: () => [] })
})

test('a failure does not remove a remote that an older copy of the kit has requested again meanwhile', async () => {
  const newer = Promise.resolve(remoteFrom(one))
  const first = openOnce(one, () => Promise.reject(new Error('no')))
  pageState().remotes.set(one, newer)
  await expect(first).rejects.toThrow('no')
  expect(pageState().remotes.get(one)).toBe(newer)
})

test('claim does nothing for a load that was aborted while it waited', async () => {
  const load = new AbortController()
  let fails = (_: Error) => {}
  const opening = openOnce(
    one,
    () => new Promise((_, reject) => (fails = reject)),
  )
  await claim(global, one, waits)
  const waiting = claim(global, two, load.signal)
  load.abort(new Error('too late'))
  fails(new Error('no'))
  await expect(opening).rejects.toThrow('no')
  await expect(waiting).rejects.toThrow('too late')
  expect(pageState().owners.size).toBe(0)
})

test('claim succeeds if no part of the page loads the previous owner any longer', async () => {
  pageState().owners.set(global, one)
  expect(await claim(global, two, waits)).toBeUndefined()
  expect(pageState().owners.get(global)).toBe(two)
})
