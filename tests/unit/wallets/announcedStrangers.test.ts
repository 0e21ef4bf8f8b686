import { describe, expect, test } from 'vitest'
import { announce, doubts, judge } from './announce'

describe('a stranger [D30]', () => {
  test('of its own name and rdns is not marked, though it calls itself MetaMask for old pages', () => {
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
  ])('named %j is marked: a known wallet has that name', (name) => {
    expect(doubts(announce('org.stranger', name))).toEqual(['borrowed-name'])
  })

  test.each([
    'IO.METAMASK',
    'io.metаmask',
    'io.metamask\u200b',
    'io.metamask ',
    'me.ra1nbow',
    'metaMask',
  ])('of the rdns %j is not the wallet that it looks like', (rdns) => {
    expect(doubts(announce(rdns, 'Acme'))).toEqual(['false-rdns'])
  })

  test('whose rdns another has, too, is marked like the other', () => {
    const judged = judge(announce('org.a', 'A'), announce('org.a', 'B'))
    expect(judged).toMatchObject([
      { id: 'org.a', name: 'A', doubt: 'shared-rdns' },
      { id: 'org.a#2', name: 'B', doubt: 'shared-rdns' },
    ])
  })

  test('whose name another has, too, is marked like the other', () => {
    expect(
      doubts(announce('org.a', 'Acme'), announce('org.b', 'Acme Wallet')),
    ).toEqual(['borrowed-name', 'borrowed-name'])
  })

  test('of an rdns that has no end is known by its beginning', () => {
    expect(judge(announce('a'.repeat(1000), 'Acme'))[0]?.rdns).toBe(
      'a'.repeat(255),
    )
  })

  test('without a name that is seen is not listed', () => {
    expect(judge(announce('org.a', '\u200b\u2800\u3164\n'))).toEqual([])
    expect(judge(announce(' ', 'Acme'))).toEqual([])
  })
})
