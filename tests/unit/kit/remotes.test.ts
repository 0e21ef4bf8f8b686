import { beforeEach, expect, test, vi } from 'vitest'
import { pageState, type RunningRemote } from '../../../src/kit/pageState'
import {
  claim,
  markUsed,
  openOnce,
  release,
  retain,
} from '../../../src/kit/run/remotes'
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
  verified: { signedBy: undefined, contract: false, scripts: false },
  served: false,
  users: 0,
})
beforeEach(() => {
  vi.stubGlobal('document', { querySelectorAll: () => [] })
})

test('a failure does not remove a remote that was requested again meanwhile', async () => {
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

test.each([
  ['kept if the page uses it by federation', true],
  ['removed if no part uses it', false],
])(
  'a remote whose module failed for its last part is %s',
  async (_, isUsed) => {
    const remote = remoteFrom(one)
    pageState().remotes.set(one, Promise.resolve(remote))
    if (isUsed) markUsed(remote)
    retain(remote)
    release(remote)
    await new Promise(setImmediate)
    expect(pageState().remotes.has(one)).toBe(isUsed)
  },
)
