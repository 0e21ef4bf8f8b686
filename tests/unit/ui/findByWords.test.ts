import { expect, test } from 'vitest'
import { findByWords } from '../../../src/ui/list/findByWords'

const wallets = [
  ['Coin Harbour', 'com.harbour', 'Installed'],
  ['Ärzte-Wallet', 'de.aerzte', 'Popular'],
  ['Harbour', 'io.harbour', 'Popular'],
  ['محفظة الأمان', 'sa.aman', 'المثبّتة لديك'],
  ['Straße', 'de.strasse', 'More'],
  ['Base 8453', '8453', 'More'],
] as const

const found = (typed: string) =>
  findByWords(wallets, (each) => each, typed).map(([name]) => name)

test.each([
  ['arzte', ['Ärzte-Wallet']],
  ['ÄRZTE', ['Ärzte-Wallet']],
  ['STRASSE', ['Straße']],
  ['الامان', ['محفظة الأمان']],
  ['٨٤٥٣', ['Base 8453']],
  ['۸۴۵۳', ['Base 8453']],
  ['ｈａｒｂｏｕｒ io', ['Harbour']],
])(
  '“%s” finds %j, because case, accents and scripts of digits are ignored',
  (typed, names) => {
    expect(found(typed)).toEqual(names)
  },
)

test('an entry is found by its name, its id and its group', () => {
  expect(found('coin')).toEqual(['Coin Harbour'])
  expect(found('de.aerzte')).toEqual(['Ärzte-Wallet'])
  expect(found('more')).toEqual(['Straße', 'Base 8453'])
})

test('entries that begin with the text come first, then names that contain it, then the others', () => {
  expect(found('harbour')).toEqual(['Harbour', 'Coin Harbour'])
  expect(found('a')).toEqual([
    'Ärzte-Wallet',
    'Coin Harbour',
    'Harbour',
    'Straße',
    'Base 8453',
    'محفظة الأمان',
  ])
})

test('every word must match, in any order', () => {
  expect(found('popular wallet')).toEqual(['Ärzte-Wallet'])
  expect(found('wallet nowhere')).toEqual([])
})

test('a search for spaces returns the same list', () => {
  expect(findByWords(wallets, (each) => each, '  ')).toBe(wallets)
})
