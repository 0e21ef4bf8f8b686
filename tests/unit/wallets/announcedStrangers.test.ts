import { describe, expect, test } from 'vitest'
import { announce, doubts, judge } from './announce'

describe('an unknown wallet [D30]', () => {
  test('with its own name and rdns is not marked, even if it sets isMetaMask', () => {
    expect(
      doubts(
        announce('io.rabby', 'Rabby Wallet', {
          isMetaMask: true,
          isRabby: true,
        }),
        announce('app.phantom', 'Phantom', { isMetaMask: true }),
        announce('io.metamask.flask', 'MetaMask Flask', { isMetaMask: true }),
        announce('com.safepal', 'SafePal'),
        announce('com.rainbowsix', 'Rainbow Bridge'),
      ),
    ).toEqual([undefined, undefined, undefined, undefined, undefined])
  })

  test.each([
    'MetaMask',
    'metamask',
    'Meta Mask',
    'MetaMask Wallet',
    'The official MetaMask',
    'МеtаМаsk',
    'Μеtаmаsk',
    'Meta\u200bMask',
    'Meta\u200dMask',
    '\u202eksaMateM\u202c MetaMask'.replace('ksaMateM', ''),
    'Meta\u00adMask',
    'MétaMask',
    'ＭｅｔａＭａｓｋ',
    '𝐌𝐞𝐭𝐚𝐌𝐚𝐬𝐤',
    'MetaMask\u3164',
    'Co1nbase',
    'Сoinbase Wallet',
    'Coinbase',
    'Rаinbow',
    'Rainb0w',
    'Ra1nbow extension',
    'WalIetConnect',
    'Safe',
    'Safe{Wallet}',
    'rnetarnask',
    'Rainbovv',
    'MetaMask Wállét',
  ])('named %j is marked, because a known wallet has that name', (name) => {
    expect(doubts(announce('org.stranger', name))).toEqual(['borrowed-name'])
  })

  test.each([
    'IO.METAMASK',
    'io.metаmask',
    'io.metamask\u200b',
    'io.metamask ',
    'me.ra1nbow',
    'metaMask',
  ])('with the rdns %j is not the wallet that it imitates', (rdns) => {
    expect(doubts(announce(rdns, 'Acme'))).toEqual(['false-rdns'])
  })

  test('that shares its rdns with another wallet is marked, and so is the other wallet', () => {
    const judged = judge(announce('org.a', 'A'), announce('org.a', 'B'))
    expect(judged).toMatchObject([
      { id: 'org.a', name: 'A', warning: 'shared-rdns' },
      { id: 'org.a#2', name: 'B', warning: 'shared-rdns' },
    ])
  })

  test('that shares its name with another wallet is marked, and so is the other wallet', () => {
    expect(
      doubts(announce('org.a', 'Acme'), announce('org.b', 'Acme Wallet')),
    ).toEqual(['borrowed-name', 'borrowed-name'])
  })

  test('with a very long rdns is identified by its beginning', () => {
    expect(judge(announce('a'.repeat(1000), 'Acme'))[0]?.rdns).toBe(
      'a'.repeat(255),
    )
  })

  test('without a visible name is not listed', () => {
    expect(judge(announce('org.a', '\u200b\u2800\u3164\n'))).toEqual([])
    expect(judge(announce(' ', 'Acme'))).toEqual([])
  })
})
