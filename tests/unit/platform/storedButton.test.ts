import { expect, test } from 'vitest'
import { buttonKey, safeStorage } from '../../../src/platform/storage/storage'
import {
  type ButtonPicture,
  type PicturePart,
  saveButton,
  storedAvatar,
  storedBalance,
  storedLanguage,
  storedPicture,
} from '../../../src/platform/storage/storedButton'

const account = {
  address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  chainId: 8453,
}
const ground: PicturePart = {
  box: [0, 0, 120, 40],
  style: { 'background-color': 'rgb(255, 255, 255)' },
  ...{ opens: 'account', label: 'Account', title: account.address },
}
/** A page without a theme and a language of its own. */
const look = { isDark: false, languages: 'en-US,de', windowWidth: 1280 }
const picture: ButtonPicture = {
  ...look,
  ...{ theme: 'auto', locale: '', lang: 'en', dir: 'ltr' },
  ...{ width: 120, height: 40 },
  parts: [
    ground,
    {
      box: [8, 10, 0, 19],
      style: {
        color: 'color(srgb 0 0 0 / 0.5)',
        'font-family': '"Segoe UI", sans-serif',
      },
      ...{ text: 'ada.eth', dir: 'ltr' },
    },
    {
      box: [8, 10, 24, 24],
      style: {
        'background-image':
          'radial-gradient(circle at 30% 25%, rgba(225, 158, 250, 0.9), rgba(0, 0, 0, 0) 55%), linear-gradient(358deg, rgb(43, 202, 128), rgb(192, 85, 231))',
      },
    },
    { box: [8, 8, 24, 24], style: {}, image: 'data:image/svg+xml,%3Csvg%3E' },
    { box: [8, 8, 24, 24], style: {}, image: 'https://x.example/ada.png' },
    { box: [8, 8, 16, 16], style: {}, path: 'm6 8 4 4 4-4' },
  ],
}
const button = {
  ...account,
  ...{ avatar: 'https://x.example/ada.png', balance: '2 ETH', picture },
}

/** Storage with any value in the place of the button. */
function aStorage(stored: unknown = button) {
  const storage = safeStorage(() => null)
  storage.set(buttonKey, JSON.stringify(stored))
  return storage
}

test('a stored button is read by the pages of its account', () => {
  const storage = aStorage()
  const lowerCase = { ...account, address: account.address.toLowerCase() }
  expect(storedPicture(storage, lowerCase, look)).toEqual(picture)
  expect(storedAvatar(storage, account)).toBe('https://x.example/ada.png')
  expect(storedBalance(storage, account, 'en')).toBe('2 ETH')
  expect(storedLanguage(storage)).toBe('en')
})

test.each([
  [{ address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' }],
  [{ chainId: 10 }],
])('nothing of a stored button is read for another account: %j', (other) => {
  const storage = aStorage()
  const wanted = { ...account, ...other }
  expect(storedPicture(storage, wanted, look)).toBeUndefined()
  expect(storedAvatar(storage, wanted)).toBeUndefined()
  expect(storedBalance(storage, wanted, 'en')).toBeUndefined()
})

test('a stored balance is not read in another language', () => {
  expect(storedBalance(aStorage(), account, 'de')).toBeUndefined()
})

test.each([
  [true, {}],
  [true, { theme: 'auto' }],
  [true, { windowWidth: 900 }],
  [false, { theme: 'dark' }],
  [false, { isDark: true }],
  [false, { locale: 'de' }],
  [false, { languages: 'de,en-US' }],
  [false, { windowWidth: 767 }],
])('storedPicture fits the page (%s): %j', (isShown, page) => {
  const found = storedPicture(aStorage(), account, { ...look, ...page })
  expect(Boolean(found)).toBe(isShown)
})

test('a picture of a page with its own theme and language does not depend on the visitor’s', () => {
  const own = { ...picture, theme: 'dark', locale: 'de', windowWidth: 390 }
  const page = { ...look, isDark: true, languages: 'fr', windowWidth: 390 }
  const storage = aStorage({ ...button, picture: own })
  expect(storedPicture(storage, account, page)).toEqual(own)
  const set = { ...page, theme: 'dark', locale: 'de' }
  expect(storedPicture(storage, account, set)).toEqual(own)
  const wider = { ...page, windowWidth: 391 }
  expect(storedPicture(storage, account, wider)).toBeUndefined()
})

test.each<object>([
  { lang: 5 },
  { dir: 'auto' },
  { width: 1000 },
  { height: Number.NaN },
  { parts: {} },
  { parts: [null] },
])('storedPicture returns undefined for a picture with %j', (wrong) => {
  const storage = aStorage({ ...button, picture: { ...picture, ...wrong } })
  expect(storedPicture(storage, account, look)).toBeUndefined()
})

const style = (name: string, value: unknown) => ({ style: { [name]: value } })

test.each<object>([
  { box: [0, 0, 1] },
  { box: [0, 0, '1', 1] },
  { box: [-9, 0, 1, 1] },
  { box: [0, 0, 1e9, 1] },
  { text: { toString: 'a' } },
  { text: 'a'.repeat(256) },
  { label: 5 },
  { title: ['a'] },
  { dir: 'auto' },
  { opens: 'connect' },
  { image: 'javascript:alert(1)' },
  { image: 'data:text/html,<script>' },
  { image: 'http://x.example/a.png' },
  { image: '/a.png' },
  { image: { toString: 1 } },
  { path: { toString: 1 } },
  { style: null },
  { path: 'M0 0"/><script>' },
  style('position', 'fixed'),
  style('behavior', 'none'),
  style('--walletdock-surface', 'red'),
  style('background-color', 5),
  style('background-color', 'red;position:fixed'),
  style('background-image', 'url(https://x.example/a.png)'),
  style('background-image', 'image-set("https://x.example/a.png" 1x)'),
  style('background-image', 'linear-gradient(red, blue), src("a")'),
  style('background-image', 'URL(a)'),
  style('background-image', '\\75rl(a)'),
  style('background-image', 'u/**/rl(a)'),
  style('background-color', 'var(--secret)'),
  style('color', 'attr(data-secret)'),
])('storedPicture returns undefined for a part with %j', (wrong) => {
  const parts = [{ ...ground, ...wrong }]
  const storage = aStorage({ ...button, picture: { ...picture, parts } })
  expect(storedPicture(storage, account, look)).toBeUndefined()
})

test('a button that is too large is neither stored nor read', () => {
  const parts = Array.from({ length: 200 }, () => ground)
  const large = { ...button, picture: { ...picture, parts } }
  const storage = safeStorage(() => null)
  saveButton(storage, large)
  expect(storage.get(buttonKey)).toBeNull()
  expect(storedPicture(aStorage(large), account, look)).toBeUndefined()
})

test('a button is written only if it has changed', () => {
  const storage = aStorage()
  let times = 0
  saveButton({ ...storage, set: () => times++ }, button)
  expect(times).toBe(0)
  saveButton(
    { ...storage, set: () => times++ },
    { ...button, balance: '3 ETH' },
  )
  expect(times).toBe(1)
})
