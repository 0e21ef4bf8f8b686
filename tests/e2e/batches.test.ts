import { expect, type Page } from '@playwright/test'
import { visitShop } from '../fixtures/pages/visit'
import { connectPhone } from '../fixtures/relay/phoneFixtures'
import { test as metaMaskTest } from '../fixtures/test'
import { visitWithMetaMask } from '../fixtures/wallets/metaMask/MetaMaskVisitor'
import { comeToQuiet } from './models/comeToQuiet'
import { holdBlocks } from './models/heldChain'
import { typeIn } from './models/typeIn'

const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const calls = [
  { to, value: '1', description: 'Approve' },
  { to, value: '2', description: 'Swap' },
]

/** Provides a wallet that can send several calls at once, and a chain that mines a block only on request. */
const test = metaMaskTest.extend<{
  held: Awaited<ReturnType<typeof holdBlocks>>
}>({
  held: async ({ world }, use) => {
    const held = await holdBlocks(world)
    await use(held)
    await held.release()
  },
})

/** Passes several calls to the page's `useSendTransaction`. */
async function send(page: Page, request: object) {
  await typeIn(page.getByLabel('Request, in JSON'), JSON.stringify(request))
  await page.getByRole('button', { name: 'Send the request' }).click()
}
const outcome = (page: Page) => page.getByRole('status', { name: 'Result' })

test('two calls cause one prompt and one entry of the list, which settles after a reload, and the wallet’s capabilities are shown after a query', async ({
  page,
  world,
  install,
  held,
}) => {
  const metaMask = await install({ atomic: 'supported' })
  const visitor = await visitWithMetaMask(page, world, metaMask)
  const account = visitor.dialog('account')
  const badge = account.getByText('Batched transactions')
  await visitor.connect()
  await visitor.openAccount()
  await expect(account.getByText('Your transactions')).toBeVisible()
  await comeToQuiet(page, world)
  await expect(badge).toHaveCount(0)
  expect(metaMask.requests).not.toContain('wallet_getCapabilities')
  await page.keyboard.press('Escape')

  await send(page, calls)
  await metaMask.approve('send')
  await expect(outcome(page)).toContainText('Sent.')
  await visitor.openAccount()
  await expect(badge).toBeVisible()
  await expect(account.getByText('Smart account')).toBeVisible()
  const listed = account.getByTestId(/^wd-transaction-/)
  await expect(listed).toContainText('Approve, Swap')
  await expect(listed).toContainText('Pending')

  await page.reload()
  await visitor.seesAccount()
  await visitor.openAccount()
  await expect(listed).toContainText('Pending')
  await held.mine()
  await expect(listed).toContainText('Confirmed')
  await expect(listed).toHaveCount(1)
  expect(metaMask.popups).toEqual(['connect', 'send'])
})

test('a phone that supports batches is prompted once for several calls', async ({
  page,
  world,
  phone,
}) => {
  phone.takeBatches()
  const visitor = await visitShop(page, world)
  await connectPhone(visitor, phone)
  await send(page, { calls, atomic: true })
  await expect(outcome(page)).toHaveText('Sent as one: confirmed')
  const asked = (method: string) =>
    phone.requests.filter((one) => one === method).length
  expect(asked('wallet_sendCalls')).toBe(1)
  expect(asked('eth_sendTransaction')).toBe(0)
})
