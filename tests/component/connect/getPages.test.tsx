import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ListedWallet } from '../../../src/data/wallets/Wallet'
import type { Layout } from '../../../src/wallet/session/Facts'
import type { Step } from '../../../src/wallet/session/State'
import {
  connectProps,
  desktop,
  flowAt,
} from '../../fixtures/states/connectProps'
import { drawConnect } from './drawConnect'

/** Renders a step that loads on demand, and waits for it. */
async function drawPage(layout: Layout, step: Step, words: string) {
  const drawn = drawConnect(layout, flowAt(step))
  await expect.poll(() => drawn.dialog.textContent).toContain(words)
  return drawn
}

/** Prevents links from leaving the test page. */
function stay() {
  const prevent = (event: Event) => event.preventDefault()
  addEventListener('click', prevent, true)
  onTestFinished(() => removeEventListener('click', prevent, true))
}

const many = (layout: Layout) => {
  const { groups } = connectProps(layout)
  const rainbow = groups
    .flatMap(({ wallets }) => wallets)
    .find(({ id }) => id === 'rainbow')
  if (!rainbow) throw new Error('Rainbow is missing from the list')
  const wallets = Array.from(
    { length: 9 },
    (_, at): ListedWallet => ({ ...rainbow, id: `w${at}`, name: `W${at}` }),
  )
  return [{ groupName: 'Popular', wallets }]
}

test.each([
  ['wide', 5],
  ['compact', 5],
  ['mobile', 3],
] as const)(
  'in %s, the get step offers at most %i wallets',
  async (layout, most) => {
    const { dialog } = drawConnect(layout, flowAt({ name: 'GET' }), {
      groups: many(layout),
    })
    await expect
      .poll(() => dialog.querySelectorAll('ul > li').length)
      .toBe(most)
  },
)

test('a wallet without a learn-more URL has no learn-more button', async () => {
  const [group] = many('wide')
  const [wallet] = group?.wallets ?? []
  if (!wallet?.extension) throw new Error('Rainbow has no extension')
  const { instructions } = wallet.extension
  for (const [learnMoreUrl, count] of [
    [instructions.learnMoreUrl, 1],
    ['javascript:alert(1)', 0],
    ['', 0],
  ] as const) {
    const bare = {
      ...wallet,
      extension: { instructions: { ...instructions, learnMoreUrl } },
    }
    const step = { name: 'INSTRUCTIONS_EXTENSION', walletId: bare.id } as const
    const { dialog } = drawConnect('compact', flowAt(step), {
      groups: [{ groupName: 'Popular', wallets: [bare] }],
    })
    await expect.poll(() => dialog.querySelector('ol > li')).toBeTruthy()
    const buttons = [...dialog.querySelectorAll('button, a')]
    expect(
      buttons.filter((each) => each.textContent === 'Learn more'),
    ).toHaveLength(count)
  }
})

test('the get step omits wallets that are installed or cannot be installed', async () => {
  const { dialog } = await drawPage('compact', { name: 'GET' }, 'Coinbase')
  const names = [...dialog.querySelectorAll('li')].map(
    (item) => item.querySelector('p')?.textContent,
  )
  expect(names).toEqual(['Rainbow', 'Coinbase Wallet', 'Acme Vault'])
})

test('on a desktop, the get button of a wallet shows its download options', async () => {
  const { events } = await drawPage('wide', { name: 'GET' }, 'Coinbase')
  await page.getByRole('button', { name: 'Get Rainbow' }).click()
  expect(events).toEqual([
    { type: 'SHOW', step: 'DOWNLOAD_OPTIONS', wallet: 'rainbow' },
  ])
})

test('on a phone, the get button of a wallet links to the app store', async () => {
  await drawPage('mobile', { name: 'GET' }, 'Coinbase')
  const link = page.getByRole('link', { name: 'Get Rainbow' }).element()
  expect(link.getAttribute('href')).toMatch(/^https:\/\/apps\.apple\.com/)
  expect(link.getAttribute('target')).toBe('_blank')
})

test.each([
  ['chrome', 'Add to Chrome'],
  ['brave', 'Add to Brave'],
  ['arc', 'Add to Arc'],
  ['edge', 'Add to Edge'],
  ['firefox', 'Add to Firefox'],
  ['opera', 'Add to Opera'],
  ['safari', 'Add to Safari'],
  ['other', 'Add to your browser'],
] as const)('in %s, the first card reads “%s”', async (browser, words) => {
  const flow = flowAt({ name: 'DOWNLOAD_OPTIONS', walletId: 'metaMask' })
  const device = { ...desktop, browser }
  const { dialog } = drawConnect('compact', flow, { device })
  const first = () => dialog.querySelector('section a')?.textContent
  await expect.poll(first).toBe(words)
})

test.each([
  ['wide', 3],
  ['compact', 2],
] as const)(
  'in %s, each card has a heading of level %i, below the title of its step',
  async (layout, level) => {
    const step = { name: 'DOWNLOAD_OPTIONS', walletId: 'acme' } as const
    await drawPage(layout, step, 'Acme Vault on your computer')
    const titles = page.getByRole('heading', { level }).elements()
    expect(titles.map(({ textContent }) => textContent)).toEqual([
      'Acme Vault in your browser',
      'Acme Vault on your computer',
    ])
  },
)

test('each card shows the instructions for its app, and the card of an extension opens the store', async () => {
  stay()
  const { button, events } = await drawPage(
    'wide',
    { name: 'DOWNLOAD_OPTIONS', walletId: 'metaMask' },
    'Add to Chrome',
  )
  const link = button('Add to Chrome')
  expect(link.getAttribute('href')).toMatch(/chrome\.google\.com.*metamask/)
  await userEvent.click(link)
  await userEvent.click(button('Get the mobile app'))
  const acme = { name: 'DOWNLOAD_OPTIONS', walletId: 'acme' } as const
  const words = 'Acme Vault on your computer'
  const desk = await drawPage('compact', acme, words)
  await userEvent.click(desk.button('Get the app'))
  expect([...events, ...desk.events]).toEqual([
    { type: 'SHOW', step: 'INSTRUCTIONS_EXTENSION', wallet: 'metaMask' },
    { type: 'SHOW', step: 'DOWNLOAD', wallet: 'metaMask' },
    { type: 'SHOW', step: 'INSTRUCTIONS_DESKTOP', wallet: 'acme' },
  ])
})

test('the download step labels its QR code and leads to the instructions', async () => {
  const step = { name: 'DOWNLOAD', walletId: 'rainbow' } as const
  const { button, dialog, events } = await drawPage('compact', step, 'Continue')
  const code = () => dialog.querySelector('svg[role=img]')
  await expect.poll(() => code()?.ariaLabel).toBe('QR code to install Rainbow')
  await userEvent.click(button('Continue'))
  expect(events).toEqual([
    { type: 'SHOW', step: 'INSTRUCTIONS_MOBILE', wallet: 'rainbow' },
  ])
})

test('phone instructions end with a connect button, and extension instructions with a refresh button', async () => {
  const { button, events } = await drawPage(
    'compact',
    { name: 'INSTRUCTIONS_MOBILE', walletId: 'rainbow' },
    'Tap the scan button',
  )
  await userEvent.click(button('Connect'))
  expect(events).toEqual([{ type: 'CHOOSE', wallet: 'rainbow' }])
  const extension = await drawPage(
    'compact',
    { name: 'INSTRUCTIONS_EXTENSION', walletId: 'metaMask' },
    'Install the MetaMask extension',
  )
  expect(extension.button('Refresh now').localName).toBe('button')
  const titles = [...extension.dialog.querySelectorAll('ol p:first-child')]
  expect(titles.map((title) => title.textContent)).toEqual([
    'Install the MetaMask extension',
    'Create a new wallet or import yours',
    'Refresh this page',
  ])
})
