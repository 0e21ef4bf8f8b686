import { describe, expect, test } from 'vitest'
import { bareName } from '../../../src/data/wallets/bareName'
import { announce, doubts, judge } from './announce'

describe('an unknown wallet', () => {
  test.each<Parameters<typeof announce>>([
    ['io.rabby', 'Rabby Wallet', { isMetaMask: true, isRabby: true }],
    ['app.phantom', 'Phantom', { isMetaMask: true }],
    ['io.metamask.flask', 'MetaMask Flask', { isMetaMask: true }],
    ['com.safepal', 'SafePal'],
    ['com.rainbowsix', 'Rainbow Bridge'],
  ])('with its own rdns %s and name %s is not marked', (...wallet) => {
    expect(doubts(announce(...wallet))).toEqual([undefined])
  })

  test.each([
    ...['MetaMask', 'metamask', 'Meta Mask', 'MetaMask Wallet'],
    ...['The official MetaMask', 'Meta\u200bMask', 'Meta\u200dMask'],
    ...['\u202e\u202c MetaMask', 'ＭｅｔａＭａｓｋ', 'MetaMask\u3164'],
    ...['Coinbase', 'Rainbow extension', 'Safe', 'Safe{Wallet}'],
  ])('named %j is marked, because a known wallet has that name', (name) => {
    expect(doubts(announce('org.stranger', name))).toEqual(['impostor'])
  })

  test('with the id of a known wallet as rdns is not that wallet', () => {
    expect(doubts(announce('metaMask', 'Acme'))).toEqual(['impostor'])
  })

  test('that shares its rdns with another wallet is marked, and so is the other wallet', () => {
    expect(judge(announce('org.a', 'A'), announce('org.a', 'B'))).toMatchObject(
      [
        { id: 'org.a', name: 'A', warning: 'contested' },
        { id: 'org.a#2', name: 'B', warning: 'contested' },
      ],
    )
  })

  test('with a very long rdns is identified by its beginning', () => {
    const [wallet] = judge(announce('a'.repeat(1000), 'Acme'))
    expect(wallet?.rdns).toBe('a'.repeat(255))
  })

  test('without a visible name or rdns is not listed', () => {
    expect(judge(announce('org.a', '\u200b\u2800\u3164\n'))).toEqual([])
    expect(judge(announce(' ', 'Acme'))).toEqual([])
  })
})

test('bareName removes generic words, unless the name consists of them', () => {
  expect(bareName('The Official MetaMask Wallet')).toBe(bareName('MetaMask'))
  for (const name of ['Crypto Wallet', '(Crypto Wallet)'])
    expect(bareName(name)).not.toBe('')
  expect(bareName('Crypto Wallet')).not.toBe(bareName('Web3 Browser'))
})
