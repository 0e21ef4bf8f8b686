import { expect, type Locator } from '@playwright/test'
import { testAddress } from '../../host-example/local/chain'
import { visitShop } from '../fixtures/pages/visit'
import { testWalletId as wallet } from '../fixtures/pages/WalletPage'
import { test } from '../fixtures/test'
import { heardEvents } from './models/heardEvents'
import { typeIn } from './models/typeIn'
import { wholeJourney } from './models/wholeJourney'

const took = { tookMs: expect.any(Number) }

test('a visitor connects, reads the account, switches and disconnects, and the host receives events without personal data', {
  tag: '@journey',
}, async ({ page, world }) => {
  await wholeJourney(await visitShop(page, world))
  const heard = await heardEvents(page)
  const { version, contract } = await (
    await fetch(`${world.remote.url}/contract.json`)
  ).json()
  expect(heard.map(({ atMs: _, trace: __, ...event }) => event)).toEqual([
    { type: 'loaded', version, contract, mode: 'shared', ...took },
    { type: 'dialog-opened', dialog: 'connect', ...took },
    { type: 'connect-started', wallet },
    { type: 'connect-succeeded', wallet, chainId: 8453, ...took },
    { type: 'dialog-opened', dialog: 'account', ...took },
    { type: 'dialog-opened', dialog: 'network', ...took },
    { type: 'switched', wallet, chainId: 10, ...took },
    { type: 'dialog-opened', dialog: 'account', ...took },
    { type: 'disconnected', wallet, ...took },
  ])
  expect(new Set(heard.map(({ trace }) => trace)).size).toBe(1)
  const times = heard.map(({ atMs }) => atMs)
  expect(times).toEqual([...times].sort((a, b) => a - b))
  const said = JSON.stringify(heard).toLowerCase()
  for (const personal of [testAddress.slice(2), 'ada', 'eth"', '10,000'])
    expect(said).not.toContain(personal.toLowerCase())
})

test('the exposed hook and the host’s own wagmi follow connecting, paying, switching and disconnecting', async ({
  page,
  world,
}) => {
  const visitor = await visitShop(page, world)
  const card = page.getByRole('region', { name: 'Your wallet' })
  await expect(fact(card, 'Status')).toHaveText('disconnected')
  await expect(fact(card, 'Account')).toHaveText('–')
  await visitor.connect()
  await expect(fact(card, 'Status')).toHaveText('connected')
  await expect(fact(card, 'Account')).toHaveText('ada.example')
  await expect(fact(card, 'Network')).toHaveText('Base')
  await expect(fact(card, 'Balance')).toHaveText('10k ETH')
  const own = page.getByRole('region', { name: 'The page’s own wagmi' })
  await expect(own).toContainText('Test Wallet')
  await expect(fact(own, 'useChainId')).toHaveText('8453')

  await typeIn(page.getByLabel('Amount in Ether'), '1234')
  await page.getByRole('button', { name: 'Send the gift' }).click()
  await expect(visitor.accountButton).toContainText('8,765.9 ETH')

  await visitor.openNetwork()
  await visitor.chain(10).click()
  await visitor.seesNoDialog()
  await expect(fact(own, 'useChainId')).toHaveText('10')
  await card.getByRole('button', { name: 'Disconnect' }).click()
  await expect(fact(card, 'Status')).toHaveText('disconnected')
  await expect(visitor.connectButton).toBeVisible()
})

/** Returns a value of one of the sample host's cards, by its name. */
function fact(card: Locator, name: string): Locator {
  return card.getByRole('term').filter({ hasText: name }).locator('+ dd')
}
