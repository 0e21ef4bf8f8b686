import { expect, test } from 'vitest'
import { catalogue } from '../../../src/wallets/catalogue'
import { listWallets } from '../../../src/wallets/listWallets'
import type { Wallet } from '../../../src/wallets/Wallet'
import { device, iPhone } from './device'

const wallets: readonly Wallet[] = catalogue.flatMap((group) => group.wallets)
const hex = /^#([\da-f]{3}|[\da-f]{6})$/i
const icon = 'data:image/png;base64,AA=='
const provider = { isMetaMask: true }
const announced = [{ rdns: 'io.metamask', name: 'MetaMask', icon, provider }]

test('every wallet has an id, a name, an icon and its background colour [3.1] [3.2]', () => {
  for (const { id, name, iconUrl, iconBackground } of wallets) {
    expect(id).toMatch(/^[a-z]+$/i)
    expect(name).toMatch(/^[A-Z]/)
    expect(iconUrl).toMatch(/^data:image\//)
    expect(iconBackground).toMatch(hex)
  }
  expect(new Set(wallets.map(({ id }) => id)).size).toBe(wallets.length)
})

test('a name of two words has a short name, and accents are hexadecimal colours [3.1] [3.2]', () => {
  const ofTwoWords = wallets.filter(({ name }) => name.includes(' '))
  expect(ofTwoWords).not.toEqual([])
  for (const { name, shortName } of ofTwoWords)
    expect(name.split(' '), name).toContain(shortName)
  const accents = wallets.flatMap(({ iconAccent }) => iconAccent ?? [])
  expect(accents.length).toBeGreaterThan(2)
  for (const accent of accents) expect(accent).toMatch(hex)
})

test('MetaMask has all nine kinds of downloads [3.3]', () => {
  const { downloadUrls } = wallets.find(({ id }) => id === 'metaMask') ?? {}
  expect(Object.keys(downloadUrls ?? {}).sort()).toEqual(
    [
      'android',
      'ios',
      'mobile',
      'qrCode',
      'chrome',
      'edge',
      'firefox',
      'opera',
      'browserExtension',
    ].sort(),
  )
})

test('instructions are ordered steps of four kinds, with a URL to learn more [3.4]', () => {
  const all = wallets.flatMap(({ qrCode, extension }) => [
    ...(qrCode ? [qrCode.instructions] : []),
    ...(extension ? [extension.instructions] : []),
  ])
  for (const { learnMoreUrl, steps } of all) {
    expect(learnMoreUrl).toMatch(/^https:\/\//)
    expect(steps.slice(0, 2)).toEqual(['install', 'create'])
  }
  expect(new Set(all.flatMap(({ steps }) => steps))).toEqual(
    new Set(['install', 'create', 'refresh', 'scan']),
  )
})

test('a listed wallet has its group, and is ready, installed or recent [3.5] [3.6]', () => {
  const listed = listWallets(catalogue, {
    announced,
    device: device(),
    recentIds: ['rainbow', 'coinbase'],
  })
  const factsOf = (wanted: string) => {
    const { groupName, groupIndex, ready, installed, recent } =
      listed.find(({ id }) => id === wanted) ?? {}
    return { groupName, groupIndex, ready, installed, recent }
  }
  expect(factsOf('metaMask')).toEqual({
    groupName: 'Installed',
    groupIndex: 0,
    ready: true,
    installed: true,
    recent: false,
  })
  const reached = { ready: true, installed: false, recent: true }
  expect(factsOf('rainbow')).toEqual({
    groupName: 'Recent',
    groupIndex: -1,
    ...reached,
  })
  expect(factsOf('coinbase')).toEqual({
    groupName: 'Popular',
    groupIndex: 1,
    ...reached,
  })
})

test('in a wallet’s own browser on a phone, that wallet comes first [2.20] [D8]', () => {
  const listed = listWallets(catalogue, {
    announced,
    device: iPhone,
    recentIds: ['rainbow', 'coinbase'],
  })
  expect(listed[0]).toMatchObject({ id: 'metaMask', installed: true })
})
