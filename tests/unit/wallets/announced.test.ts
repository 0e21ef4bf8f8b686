import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bareName } from '../../../src/data/wallets/bareName'
import {
  announcedIcon,
  announcedName,
  fitAnnounced,
} from '../../../src/data/wallets/fitAnnounced'
import { announce, doubts, judge } from './announce'

const letters = (text: string) =>
  Array.from(new Intl.Segmenter().segment(text)).length

describe('the name of an unknown wallet', () => {
  test('is one line of at most sixty graphemes', () => {
    expect(announcedName('  A\n\tB  ')).toBe('A B')
    const family = '👩‍👩‍👧‍👦'
    expect(announcedName(family.repeat(70))).toBe(family.repeat(60))
    expect(letters(announcedName('x'.repeat(1e6)))).toBe(60)
    expect(announcedName(`${'x'.repeat(59)} yz`)).toBe('x'.repeat(59))
  })

  test.each([
    ['\u202eksaMateM', 'ksaMateM'],
    ['Meta\u2066Mask\u2069', 'MetaMask'],
    ['\u061cAcme\u200f', 'Acme'],
    ['Ac\u200bme\ufeff', 'Acme'],
    ['Ac\u0000me', 'Ac me'],
    ['\u2800\u3164', ''],
    ['\ud800Acme', 'Acme'],
  ])('%j is shown as %j', (announced, shown) => {
    expect(announcedName(announced)).toBe(shown)
  })

  test('keeps the joiners of other scripts', () => {
    for (const name of ['می‌خواهم', 'क्‍ष', 'محفظتي', '👩🏽‍🚀 Wallet', '❤️'])
      expect(announcedName(name)).toBe(name)
  })

  test('has at most three combining marks per letter', () => {
    const stacked = `Z${'\u0301'.repeat(200)}`
    expect(announcedName(stacked)).toHaveLength(4)
    expect(announcedName(stacked + stacked)).toHaveLength(8)
  })

  test('is displayable and stable, whatever is announced', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (announced) => {
        const name = announcedName(announced)
        expect(letters(name)).toBeLessThanOrEqual(60)
        expect(name).not.toMatch(/[\p{Bidi_C}\p{Cc}]/u)
        expect(name).toBe(name.trim())
        expect(announcedName(name)).toBe(name)
      }),
    )
  })
})

test('an announcement is judged only once', () => {
  const wallet = announce('com.acme', 'Acme')
  expect(fitAnnounced(wallet)).toBe(fitAnnounced(wallet))
})

describe('the icon of an unknown wallet', () => {
  test.each([
    ...['png', 'webp', 'jpeg', 'gif', 'avif', 'bmp', 'x-icon'].map(
      (type) => `data:image/${type};base64,AA==`,
    ),
    'DATA:IMAGE/PNG;BASE64,AA==',
    'data:image/svg+xml;utf8,<svg xmlns="http://www.w3.org/2000/svg"><path/></svg>',
    `data:image/png,${'A'.repeat(262_144 - 15)}`,
  ])('is shown if it is a picture in a data URI (%#)', (icon) => {
    expect(announcedIcon(icon)).toBe(icon)
  })

  test.each([
    '',
    'https://tracker.example/i.png',
    '//tracker.example/i.png',
    'javascript:alert(1)',
    'https://tracker.example/?data:image/png,',
    'blob:https://x.example/1',
    'data:text/html,<script>alert(1)</script>',
    'data:image/svg+xml',
    'data:application/xhtml+xml,x',
    `data:image/png,${'A'.repeat(262_145 - 15)}`,
  ])('is not shown if it is not a picture, or too large (%#)', (icon) => {
    expect(announcedIcon(icon)).toBe('')
  })

  test('may contain line breaks, and spaces around it', () => {
    expect(announcedIcon(' data:image/png;\r\nbase64,\r\nAA== \n')).toBe(
      'data:image/png;base64,AA==',
    )
  })

  test('never throws, whatever is announced', () => {
    const start = fc.constantFrom(
      ...['', 'data:image/png,', 'data:image/svg+xml,'],
      'data:image/svg+xml;base64,',
    )
    fc.assert(
      fc.property(start, fc.string({ unit: 'binary' }), (head, tail) => {
        const icon = announcedIcon(head + tail)
        expect(icon === '' || icon.startsWith('data:image/')).toBe(true)
      }),
    )
  })
})

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
