import { beforeEach, expect, test, vi } from 'vitest'
import { page, type RunningRemote } from '../../../src/host/page'
import {
  adoptContainer,
  announce,
  claim,
  markUsed,
  openOnce,
  release,
  retain,
} from '../../../src/host/run/remotes'
import { sourceFiles } from '../../fixtures/project/sourceFiles'
import { aContract } from '../../fixtures/servers/aContract'

const { global } = aContract
const [one, two, three] = [
  'https://one.example/',
  'https://two.example/',
  'https://three.example/',
] as const
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
const running = (remote: RunningRemote, base = remote.base) =>
  openOnce(base, async () => remote)

beforeEach(() => {
  vi.stubGlobal('document', { querySelectorAll: () => [] })
})

/** Waits until the effects of a transition have happened. */
const settle = () => new Promise((resolve) => setTimeout(resolve))
const asked = () => [...page().remotes.keys()]
const failed = () => [...page().failed]

test('openOnce opens a URL once, and again only after a failure', async () => {
  const first = openOnce(one, () => Promise.reject(new Error('no')))
  expect(openOnce(one, () => Promise.reject(new Error('asked twice')))).toBe(
    first,
  )
  await expect(first).rejects.toThrow('no')
  expect([asked(), failed()]).toEqual([[], [one]])
  await expect(running(remoteFrom(one))).resolves.toMatchObject({ base: one })
  // From then on, its files are requested under other URLs.
  expect([asked(), failed()]).toEqual([[one], [one]])
})

test('a failure does not remove a remote that an older copy of the kit has requested again meanwhile', async () => {
  const newer = Promise.resolve(remoteFrom(one))
  const first = openOnce(one, () => Promise.reject(new Error('no')))
  page().remotes.set(one, newer)
  await expect(first).rejects.toThrow('no')
  expect(page().remotes.get(one)).toBe(newer)
})

test('announce stores the request for the contract, so that other loads of the page can use it', async () => {
  const answer = Promise.resolve({
    contract: aContract,
    entry: new URL(aContract.entry, one),
  })
  expect(announce(one, answer)).toBe(answer)
  expect(page().contracts.get(one)).toBe(answer)
})

test('claim gives the global variable to the first remote, which serves all others until it fails', async () => {
  let fails = (_: Error) => {}
  const opening = openOnce(
    one,
    () => new Promise((_, reject) => (fails = reject)),
  )
  openOnce(two, () => new Promise(() => {})).catch(() => {})
  expect(await claim(global, one, waits)).toBeUndefined()
  expect(await claim(global, one, waits)).toBeUndefined()
  const others = [two, three].map((base) => claim(global, base, waits))
  fails(new Error('no'))
  await expect(opening).rejects.toThrow('no')
  // One of the waiting loads is next.
  expect(await others[0]).toBeUndefined()
  expect(page().owners.get(global)).toBe(two)
  const serves = remoteFrom(two)
  page().remotes.set(two, Promise.resolve(serves))
  expect(await claim(global, one, waits)).toBe(serves)
})

test('claim does nothing for a load that was aborted while it waited', async () => {
  const given = new AbortController()
  let fails = (_: Error) => {}
  openOnce(one, () => new Promise((_, reject) => (fails = reject))).catch(
    () => {},
  )
  await claim(global, one, waits)
  const waiting = claim(global, two, given.signal)
  given.abort(new Error('too late'))
  fails(new Error('no'))
  await expect(waiting).rejects.toThrow('too late')
  expect(page().owners.size).toBe(0)
})

test('claim succeeds if no part of the page loads the previous owner any longer', async () => {
  page().owners.set(global, one)
  expect(await claim(global, two, waits)).toBeUndefined()
  expect(page().owners.get(global)).toBe(two)
})

test('claim rejects if another script has set the global variable', async () => {
  vi.stubGlobal(global, container)
  await expect(claim(global, one, waits)).rejects.toThrow('from another URL')
})

test('each entry’s container is returned only once', async () => {
  expect(adoptContainer(global)).toBeUndefined()
  vi.stubGlobal(global, container)
  expect(adoptContainer(global)).toBe(container)
  expect(adoptContainer(global)).toBeUndefined()
  expect(await claim(global, one, waits)).toBeUndefined()
})

test('a remote in use stays when parts of the page leave', async () => {
  const remote = await running(remoteFrom(one))
  retain(remote)
  retain(remote)
  markUsed(remote)
  release(remote)
  release(remote)
  await settle()
  expect([asked(), failed()]).toEqual([[one], []])
})

test('the last part that leaves removes its remote, at all URLs that led to it', async () => {
  const remote = await running(remoteFrom(one))
  await running(remote, two)
  await running(remoteFrom(three))
  await claim(global, one, waits)
  retain(remote)
  retain(remote)
  release(remote)
  await settle()
  expect(asked()).toHaveLength(3)
  release(remote)
  await settle()
  expect(asked()).toEqual([three])
  expect(failed()).toEqual([one, two])
  expect(page().owners.size).toBe(0)
})

test('only remotes.ts and joinKit.ts change the state of a remote', () => {
  const change =
    /\b(remotes|contracts|failed|owners|known)\.(set|add|delete)\(|\.(users(\+\+|--)|served = )/
  const files = sourceFiles('src/host')
    .filter(({ text }) => change.test(text))
    .map(({ file }) => file)
  expect(files).toEqual(['federation/joinKit.ts', 'run/remotes.ts'])
})
