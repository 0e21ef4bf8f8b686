import { expect, type Page } from '@playwright/test'
import {
  visitShop,
  walletAnswers,
  walletWasAsked,
} from '../fixtures/pages/visit'
import { test } from '../fixtures/test'
import { typeIn } from './models/typeIn'

const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** Passes a request to the page's `useSendTransaction`. */
async function send(page: Page, request: object) {
  await typeIn(page.getByLabel('Request, in JSON'), JSON.stringify(request))
  await page.getByRole('button', { name: 'Send the request' }).click()
}
const outcome = (page: Page) => page.getByRole('status', { name: 'Result' })

test('a request is sent, recorded and confirmed [3.11] [7.25]', async ({
  page,
  world,
}) => {
  const visitor = await visitShop(page, world)
  await visitor.connect()
  await send(page, { to, value: '1000', description: 'A pip' })
  await expect(outcome(page)).toHaveText(/^Sent as 0x[\da-f]{64}$/)
  await visitor.openAccount()
  const listed = visitor.dialog('account').getByRole('listitem')
  await expect(listed).toHaveCount(1)
  await expect(listed).toContainText('A pip')
  await expect(listed).toContainText('Confirmed')
})

test('a request that the wallet rejects is not sent and not recorded [3.11] [7.25] [WCAG 3.3.4]', async ({
  page,
  world,
}) => {
  const visitor = await visitShop(page, world)
  await visitor.connect()
  await walletAnswers(page, 'reject')
  await send(page, { to, value: '1000' })
  await expect(outcome(page)).toContainText('User rejected')
  await visitor.openAccount()
  await expect(visitor.dialog('account').getByRole('listitem')).toHaveCount(0)
})

test('an invalid request throws an error with viem’s name, and does not reach a wallet [5.15] [7.25]', async ({
  page,
  world,
}) => {
  const visitor = await visitShop(page, world)
  await visitor.connect()
  await send(page, { to, maxFeePerGas: '1', maxPriorityFeePerGas: '2' })
  await expect(outcome(page)).toContainText('TipAboveFeeCapError')
  expect(await walletWasAsked(page)).not.toContain('eth_sendTransaction')
})
