import { expect, onTestFinished, test } from 'vitest'
import { appMetadata } from '../../../src/wallet/engine/appMetadata'
import { startPhone } from './startPhone'

/** Adds an icon to the page. */
function addIcon(rel: string, href: string) {
  const link = Object.assign(document.createElement('link'), { rel, href })
  document.head.append(link)
  onTestFinished(() => link.remove())
}

const iconOf = (appIcon?: string) =>
  appMetadata({ appName: 'Shop', appIcon }).icons[0]

test('the phone receives the name, description, icon and URL of the page when it connects', async () => {
  const { openTab, see } = await startPhone()
  const tab = openTab({
    appName: 'Shop',
    appDescription: 'Sells tea.',
    appIcon: '/tea.png',
    appUrl: '/tea',
  })
  await tab.connectPhone()
  expect((await see()).page).toEqual({
    name: 'Shop',
    description: 'Sells tea.',
    url: `${location.origin}/tea`,
    icons: [`${location.origin}/tea.png`],
  })
})

test('appMetadata uses the name and the page’s origin if the host sets no description and URL', () => {
  expect(appMetadata({ appName: 'Shop' })).toEqual({
    name: 'Shop',
    description: 'Shop',
    url: location.origin,
    icons: [],
  })
})

test('appMetadata has the host’s URL only if it is on the page’s origin', () => {
  const { origin } = location
  const urlOf = (appUrl: string) => appMetadata({ appName: 'Shop', appUrl }).url
  expect(urlOf(`${origin}/tea#green`)).toBe(`${origin}/tea#green`)
  for (const foreign of [
    'https://shop.example/tea',
    `${origin}.shop.example/`,
    'javascript:alert(1)',
    'https://',
    '',
  ])
    expect(urlOf(foreign)).toBe(origin)
})

test('appMetadata uses the icon of the page, preferably the apple-touch-icon', () => {
  addIcon('shortcut icon', 'https://shop.example/icon.svg')
  expect(iconOf()).toBe('https://shop.example/icon.svg')
  addIcon('apple-touch-icon', 'https://shop.example/icon.png')
  expect(iconOf()).toBe('https://shop.example/icon.png')
  expect(iconOf('https://shop.example/own.png')).toBe(
    'https://shop.example/own.png',
  )
})

test.each(['data:image/png;base64,AA==', 'http://shop.example/icon.png'])(
  'appMetadata ignores an icon of the page that a phone cannot fetch: %s',
  (href) => {
    addIcon('icon', href)
    expect(iconOf()).toBeUndefined()
  },
)
