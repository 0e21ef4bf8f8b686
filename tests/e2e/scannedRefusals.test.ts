import { expect } from '@playwright/test'
import { visitWithSignIn } from '../fixtures/pages/SignInPage'
import { visitShop } from '../fixtures/pages/visit'
import { connectPhone } from '../fixtures/relay/phoneFixtures'
import { test } from '../fixtures/test'

test('a switch that the phone rejects closes the dialog and is reported near the button [7.22]', async ({
  page,
  world,
  phone,
}) => {
  phone.keepTo([8453])
  const visitor = await visitShop(page, world)
  await connectPhone(visitor, phone)
  phone.answer('reject')
  await visitor.openNetwork()
  await visitor.chain(10).click()
  await visitor.seesNoDialog()
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: 'switch to OP Mainnet was declined' }),
  ).not.toHaveCount(0)
  await expect(visitor.networkButton).toContainText('Base')
  expect(phone.requests).toEqual(['connect', 'wallet_switchEthereumChain'])
})

test('a transaction that the phone rejects is reported, and the session continues [7.22]', async ({
  page,
  phone,
  phoneConnected,
}) => {
  phone.answer('reject')
  const send = page.getByRole('button', { name: 'Send the gift' })
  await page.getByLabel('Amount in Ether').fill('1234')
  await send.click()
  await expect(
    page.getByText('Request declined. Nothing was sent.', { exact: true }),
  ).toBeVisible()
  phone.answer('approve')
  await send.click()
  await expect(phoneConnected.accountButton).toContainText('8,765.9 ETH')
})

test('a signature that the phone rejects can be requested again [7.22]', async ({
  page,
  world,
  phone,
}) => {
  const visitor = await visitWithSignIn(page, world)
  await visitor.openConnect()
  await visitor.choose('rainbow')
  await phone.scan(await visitor.readCode())
  await expect(visitor.sign).toHaveText('Sign message')
  phone.answer('reject')
  await visitor.sign.click()
  await expect.poll(() => phone.requests).toEqual(['connect', 'personal_sign'])
  await expect(visitor.sign).toHaveText('Sign message')
  phone.answer('approve')
  await visitor.signIn()
  expect(phone.requests).toEqual(['connect', 'personal_sign', 'personal_sign'])
})
