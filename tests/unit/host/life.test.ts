import { beforeEach, expect, test, vi } from 'vitest'
import {
  announce,
  ask,
  claim,
  join,
  leave,
  overtake,
  serve,
  takeContainer,
} from '../../../src/host/life'
import { page, type RunningRemote } from '../../../src/host/page'
import { sourceFiles } from '../../fixtures/project/sourceFiles'
import { aContract } from '../../fixtures/servers/aContract'

const { global } = aContract
const [one, two] = ['https://one.example/', 'https://two.example/'] as const
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
  ask(base, async () => remote)

beforeEach(() => {
  vi.stubGlobal('document', { querySelectorAll: () => [] })
})

/** Lets what a transition brings about come to pass. */
const settle = () => new Promise((resolve) => setTimeout(resolve))
const asked = () => [...page().remotes.keys()]
const failed = () => [...page().failed]

test('asked: an address is asked once, until it fails', async () => {
  const first = ask(one, () => Promise.reject(new Error('no')))
  expect(ask(one, () => Promise.reject(new Error('asked twice')))).toBe(first)
  await expect(first).rejects.toThrow('no')
  expect([asked(), failed()]).toEqual([[], [one]])
  await expect(running(remoteFrom(one))).resolves.toMatchObject({ base: one })
  // Its files are asked for under other addresses from then on.
  expect([asked(), failed()]).toEqual([[one], [one]])
})

test('failed: one that an older copy of the kit has asked for anew meanwhile stays', async () => {
  const newer = Promise.resolve(remoteFrom(one))
  const first = ask(one, () => Promise.reject(new Error('no')))
  page().remotes.set(one, newer)
  await expect(first).rejects.toThrow('no')
  expect(page().remotes.get(one)).toBe(newer)
})

test('announced: other loads of the page read what it says', async () => {
  const answer = Promise.resolve({
    contract: aContract,
    entry: new URL(aContract.entry, one),
  })
  expect(announce(one, answer)).toBe(answer)
  expect(page().contracts.get(one)).toBe(answer)
})

test('claimed: the first has the global variable, until it fails or is too slow', async () => {
  claim(global, one)
  claim(global, one)
  expect(() => claim(global, two)).toThrow(
    `already has a Walletdock from ${one}. Load it from one address.`,
  )
  expect(overtake(global, one, two)).toBe(two)
  // The place of one that lost it already is taken by nobody.
  expect(overtake(global, one, 'https://three.example/')).toBe(two)
  expect(overtake('free', one, two)).toBe(two)
  expect(() => claim(global, one)).toThrow(two)
  await ask(two, () => Promise.reject(new Error('no'))).catch(() => {})
  claim(global, one)
})

test('claimed: a container that came by another way is left alone', () => {
  vi.stubGlobal(global, container)
  expect(() => claim(global, one)).toThrow('from elsewhere')
})

test('running: what an entry left is taken once', () => {
  expect(takeContainer(global)).toBeUndefined()
  vi.stubGlobal(global, container)
  expect(takeContainer(global)).toBe(container)
  expect(takeContainer(global)).toBeUndefined()
  claim(global, one)
})

test('served: a remote that is in use outlives every part of the page that leaves', async () => {
  const remote = await running(remoteFrom(one))
  join(remote)
  join(remote)
  serve(remote)
  leave(remote)
  leave(remote)
  await settle()
  expect([asked(), failed()]).toEqual([[one], []])
})

test('failed: the last part that leaves has a remote forgotten, at every address that led to it and no other', async () => {
  const remote = await running(remoteFrom(one))
  await running(remote, two)
  await running(remoteFrom('https://three.example/'))
  claim(global, one)
  join(remote)
  join(remote)
  leave(remote)
  await settle()
  expect(asked()).toHaveLength(3)
  leave(remote)
  await settle()
  expect(asked()).toEqual(['https://three.example/'])
  expect(failed()).toEqual([one, two])
  expect(page().owners.size).toBe(0)
})

test('no other file of the kit changes a state', () => {
  const change =
    /\b(remotes|contracts|failed|owners|known)\.(set|add|delete)\(|\.(users(\+\+|--)|served = )/
  const files = sourceFiles('src/host')
    .filter(({ text }) => change.test(text))
    .map(({ file }) => file)
  expect(files).toEqual(['life.ts'])
})
