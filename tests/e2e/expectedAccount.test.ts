import { expect } from '@playwright/test'
import { test } from '../fixtures/test'
import { plainNoise, visitPlain } from './models/visitPlain'

const needed = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test('a visitor without the account that the page needs learns which account that is and how to switch, and can continue after the switch', async ({
  page,
  world,
  expectedNoise,
}) => {
  expectedNoise.push(plainNoise)
  const visitor = await visitPlain(page, world, { expects: needed })
  await visitor.connect()
  const expects = () =>
    page.evaluate(() => window.mounted?.getSnapshot().expects ?? 'none')
  expect(await expects()).toBe(needed)
  await expect(visitor.accountButton).toHaveText('Switch to 0x7099…79C8')
  await visitor.openAccount()
  const dialog = visitor.dialog('account')
  await expect(dialog).toContainText(
    'This app needs the account 0x7099…79C8. Switch to it in Test Wallet or connect a wallet that has it.',
  )
  await page.evaluate(() => {
    const { testWallet } = window
    if (testWallet) testWallet.switchAccount(testWallet.account(1))
  })
  await expect(dialog).not.toContainText('This app needs')
  await page.keyboard.press('Escape')
  await expect(visitor.accountButton).toContainText('0x7099…79C8')
  await expect(visitor.accountButton).not.toContainText('Switch')
  expect(await expects()).toBe('none')
})

test('a mistyped account is reported to the host before any tap', async ({
  page,
  world,
  expectedNoise,
}) => {
  const expects = '0x70997970C51812dc3A010C7d01b50e0d17dc79c8'
  expectedNoise.push(plainNoise, /in `expects` has an invalid checksum/)
  const heard = page.waitForEvent('pageerror')
  const visitor = await visitPlain(page, world, { expects })
  expect((await heard).message).toContain(`The address "${expects}"`)
  await expect(visitor.connectButton).toHaveCount(0)
})
