import { expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Layout } from '../../../src/session/Facts'
import type { Step } from '../../../src/session/State'
import type { ListedWallet } from '../../../src/wallets/Wallet'
import { connectProps, flowAt } from '../../fixtures/states/connectProps'
import { drawConnect } from './drawConnect'

/** Renders a step that loads on demand, and waits for it. */
async function drawPage(layout: Layout, page: Step, words: string) {
  const drawn = drawConnect(layout, flowAt(page))
  await expect.poll(() => drawn.dialog.textContent).toContain(words)
  return drawn
}

const action = (dialog: Element, words: string) => {
  const found = [...dialog.querySelectorAll<HTMLElement>('button, a')].find(
    (each) => each.textContent?.includes(words),
  )
  if (!found) throw new Error(`no button or link contains ${words}`)
  return found
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
    ['', 0],
  ] as const) {
    const bare = {
      ...wallet,
      extension: { instructions: { ...instructions, learnMoreUrl } },
    }
    const page = { name: 'INSTRUCTIONS_EXTENSION', walletId: bare.id } as const
    const { dialog } = drawConnect('compact', flowAt(page), {
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
  const { dialog, events } = await drawPage('wide', { name: 'GET' }, 'Coinbase')
  await userEvent.click(action(dialog, 'Get Rainbow'))
  expect(events).toEqual([
    { type: 'SHOW', step: 'DOWNLOAD_OPTIONS', walletId: 'rainbow' },
  ])
})

test('on a phone, the get button of a wallet links to the app store', async () => {
  const { dialog } = await drawPage('mobile', { name: 'GET' }, 'Coinbase')
  const link = action(dialog, 'Get Rainbow')
  expect(link.getAttribute('href')).toMatch(/^https:\/\/apps\.apple\.com/)
  expect(link.getAttribute('target')).toBe('_blank')
})

test('each card shows the instructions for its app, and the card of an extension opens the store', async () => {
  stay()
  const { dialog, events } = await drawPage(
    'wide',
    { name: 'DOWNLOAD_OPTIONS', walletId: 'metaMask' },
    'Add to Chrome',
  )
  const link = action(dialog, 'Add to Chrome')
  expect(link.getAttribute('href')).toMatch(/chrome\.google\.com.*metamask/)
  await userEvent.click(link)
  await userEvent.click(action(dialog, 'Get the mobile app'))
  const acme = { name: 'DOWNLOAD_OPTIONS', walletId: 'acme' } as const
  const words = 'Acme Vault on your computer'
  const desk = await drawPage('compact', acme, words)
  await userEvent.click(action(desk.dialog, 'Get the app'))
  expect([...events, ...desk.events]).toEqual([
    { type: 'SHOW', step: 'INSTRUCTIONS_EXTENSION', walletId: 'metaMask' },
    { type: 'SHOW', step: 'DOWNLOAD', walletId: 'metaMask' },
    { type: 'SHOW', step: 'INSTRUCTIONS_DESKTOP', walletId: 'acme' },
  ])
})

test('the download step labels its QR code and leads to the instructions', async () => {
  const page = { name: 'DOWNLOAD', walletId: 'rainbow' } as const
  const { dialog, events } = await drawPage('compact', page, 'Continue')
  const code = () => dialog.querySelector('svg[role=img]')
  await expect.poll(() => code()?.ariaLabel).toBe('QR code to install Rainbow')
  await userEvent.click(action(dialog, 'Continue'))
  expect(events).toEqual([
    { type: 'SHOW', step: 'INSTRUCTIONS_MOBILE', walletId: 'rainbow' },
  ])
})

test('phone instructions end with a connect button, and extension instructions with a refresh button', async () => {
  const { dialog, events } = await drawPage(
    'compact',
    { name: 'INSTRUCTIONS_MOBILE', walletId: 'rainbow' },
    'Tap the scan button',
  )
  await userEvent.click(action(dialog, 'Connect'))
  expect(events).toEqual([{ type: 'CHOOSE', walletId: 'rainbow' }])
  const extension = await drawPage(
    'compact',
    { name: 'INSTRUCTIONS_EXTENSION', walletId: 'metaMask' },
    'Install the MetaMask extension',
  )
  expect(action(extension.dialog, 'Refresh now').localName).toBe('button')
  const titles = [...extension.dialog.querySelectorAll('ol p:first-child')]
  expect(titles.map((title) => title.textContent)).toEqual([
    'Install the MetaMask extension',
    'Create or import a wallet',
    'Refresh this page',
  ])
})
