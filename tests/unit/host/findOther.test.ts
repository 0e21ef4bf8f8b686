import { expect, test, vi } from 'vitest'
import { findOther } from '../../../src/host/fit/findOther'
import { page, type RunningRemote } from '../../../src/host/page'
import { aContract } from '../../fixtures/servers/aContract'

const mine = 'https://a.example/2/'
const beside = 'https://a.example/1/'
const elsewhere = 'https://b.example/'

/** Another Walletdock of the page, newer than the one that asks. */
function other(base: string, change: object = {}, isLoading = true) {
  const contract = { ...aContract, version: '9.0.0', ...change }
  const container = { init: () => {}, get: async () => () => ({}) }
  const about = { base, contract, container, useState: undefined }
  const remote: RunningRemote = { ...about, served: false, users: 0 }
  const entry = new URL(aContract.entry, base)
  page().contracts.set(base, Promise.resolve({ contract, entry }))
  if (isLoading) page().remotes.set(base, Promise.resolve(remote))
}

/** Where the one is that serves instead of mine; it must have these. */
async function found(demands: object = {}, { signal } = new AbortController()) {
  const options = { url: mine, ...demands }
  return (await findOther([mine, aContract], options, signal))?.base
}

test.each([{ publicKey: 'a key' }, { integrity: 'sha384-a' }])(
  'a page that demands %j is served from the same origin alone, whichever was there first',
  async (demands) => {
    other(elsewhere)
    expect(await found()).toBe(elsewhere)
    expect(await found(demands)).toBeUndefined()
    other(beside, { version: '8.0.0' })
    expect(await found(demands)).toBe(beside)
    page().owners.set(aContract.global, elsewhere)
    expect(await found(demands)).toBeUndefined()
  },
)

test('one that has another place, speaks another contract or has failed serves nobody', async () => {
  other(beside, { global: 'otherdock' })
  expect(await found()).toBeUndefined()
  other(beside, { contract: '2.0.0' })
  expect(await found()).toBeUndefined()
  page().remotes.clear()
  other(elsewhere, {}, false)
  expect(await found()).toBeUndefined()
  other(beside, { version: '8.0.0' })
  expect(await found()).toBe(beside)
})

test.each([
  [290, beside],
  [310, undefined],
])(
  'what a newer one says of itself is waited for, but not long: after %i ms, %s serves',
  async (ms, base) => {
    vi.useFakeTimers()
    other(beside)
    const known = page().contracts.get(beside)
    if (!known) throw new Error('Nothing is known of it.')
    const late = new Promise((resolve) => setTimeout(resolve, ms))
    page().contracts.set(
      beside,
      late.then(() => known),
    )
    const finding = found()
    await vi.advanceTimersByTimeAsync(310)
    expect(await finding).toBe(base)
  },
)

test('one that was chosen has 2 s to run: then its place is taken', async () => {
  vi.useFakeTimers()
  other(beside)
  page().remotes.set(beside, new Promise(() => {}))
  const { global } = aContract
  page().owners.set(global, beside)
  const finding = found()
  await vi.advanceTimersByTimeAsync(1990)
  expect(page().owners.get(global)).toBe(beside)
  await vi.advanceTimersByTimeAsync(20)
  expect(await finding).toBeUndefined()
  expect(page().owners.get(global)).toBe(mine)
})

test('a load that is given up while it looks is told so, and takes no place', async () => {
  const given = new AbortController()
  given.abort(new Error('too late'))
  await expect(found({}, given)).rejects.toThrow('too late')
})
