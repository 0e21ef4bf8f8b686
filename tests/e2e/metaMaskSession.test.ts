import { expect } from '@playwright/test'
import { test } from '../fixtures/test'
import { secondAddress } from '../fixtures/wallets/metaMask/metaMaskFixtures'
import { comeToQuiet } from './models/comeToQuiet'
import { visitWithMetaMask } from './models/MetaMaskVisitor'

test('another account of the wallet is shown at once, if the page may see it', async ({
  page,
  world,
  metaMask,
}) => {
  const visitor = await visitWithMetaMask(page, world, metaMask)
  metaMask.offer(metaMask.accounts)
  await visitor.connect()
  await expect(visitor.accountButton).toContainText('ada.example')
  metaMask.selectAccount(secondAddress)
  await expect(visitor.accountButton).toContainText(secondAddress.slice(0, 6))
  await expect(visitor.accountButton).not.toContainText('ada.example')
})

test('an account that the page may not see changes nothing', async ({
  page,
  world,
  metaMask,
}) => {
  const visitor = await visitWithMetaMask(page, world, metaMask)
  await visitor.connect()
  metaMask.selectAccount(secondAddress)
  metaMask.selectChain(10)
  await expect(visitor.networkButton).toContainText('OP Mainnet')
  await expect(visitor.accountButton).toContainText('ada.example')
})

test('a wallet that locks is gone, and back when it unlocks, without a question', async ({
  page,
  world,
  metaMask,
}) => {
  const visitor = await visitWithMetaMask(page, world, metaMask)
  await visitor.connect()
  metaMask.lock()
  await expect(visitor.connectButton).toBeVisible()
  await expect(visitor.accountButton).toHaveCount(0)
  metaMask.unlock()
  await visitor.seesAccount()
  expect(metaMask.popups).toEqual(['connect'])
})

test('a wallet that cannot reach its network for a while is still there', async ({
  page,
  world,
  metaMask,
}) => {
  const visitor = await visitWithMetaMask(page, world, metaMask)
  await visitor.connect()
  const before = metaMask.asked.length
  metaMask.loseNetwork()
  // Whoever hears of it looks whether the account is still there.
  await expect
    .poll(() => metaMask.asked.slice(before))
    .toContain('eth_accounts')
  metaMask.selectChain(10)
  await expect(visitor.networkButton).toContainText('OP Mainnet')
  await visitor.seesAccount()
  expect(metaMask.popups).toEqual(['connect'])
})

test('anyone who chooses a locked wallet unlocks it by saying yes', async ({
  page,
  world,
  metaMask,
}) => {
  const visitor = await visitWithMetaMask(page, world, metaMask)
  metaMask.lock()
  await visitor.connect()
  await expect(visitor.accountButton).toContainText('ada.example')
})

test('a page that MetaMask shuts out is disconnected, also after a reload, and asks to be let in again', async ({
  page,
  world,
  metaMask,
}) => {
  const visitor = await visitWithMetaMask(page, world, metaMask)
  await visitor.connect()
  metaMask.revoke()
  await expect(visitor.connectButton).toBeVisible()
  await page.reload()
  await expect(visitor.connectButton).toBeVisible()
  expect(metaMask.popups).toEqual(['connect'])
  await visitor.connect()
  expect(metaMask.popups).toEqual(['connect', 'connect'])
})

test('a reload keeps the session, its account and its network, without a question [4.2]', async ({
  page,
  world,
  metaMask,
}) => {
  const visitor = await visitWithMetaMask(page, world, metaMask)
  await visitor.connect()
  metaMask.selectChain(10)
  await expect(visitor.networkButton).toContainText('OP Mainnet')
  const before = metaMask.asked.length
  await page.reload()
  await visitor.seesAccount()
  await expect(visitor.accountButton).toContainText('ada.example')
  await expect(visitor.networkButton).toContainText('OP Mainnet')
  expect(metaMask.asked.slice(before)).not.toContain('eth_requestAccounts')
  expect(metaMask.popups).toEqual(['connect'])
})

for (const [meanwhile, happen] of [
  ['was shut out', 'revoke'],
  ['found its wallet locked', 'lock'],
] as const)
  test(`a page that ${meanwhile} between two visits is disconnected, and asks nothing`, async ({
    page,
    world,
    metaMask,
  }) => {
    const visitor = await visitWithMetaMask(page, world, metaMask)
    await visitor.connect()
    await page.goto('about:blank')
    metaMask[happen]()
    await page.goto(world.host.url)
    await expect(visitor.connectButton).toBeVisible()
    await comeToQuiet(page, world)
    await expect(visitor.accountButton).toHaveCount(0)
    expect(metaMask.popups).toEqual(['connect'])
  })

test('disconnecting takes the permission back, and a reload stays disconnected [1.5] [7.2]', async ({
  page,
  world,
  metaMask,
}) => {
  const visitor = await visitWithMetaMask(page, world, metaMask)
  await visitor.connect()
  await visitor.openAccount()
  await visitor.disconnect.click()
  await expect(visitor.connectButton).toBeVisible()
  await expect.poll(() => metaMask.asked).toContain('wallet_revokePermissions')
  await page.reload()
  await expect(visitor.connectButton).toBeVisible()
  await visitor.connect()
  expect(metaMask.popups).toEqual(['connect', 'connect'])
})

test('MetaMask that was removed between two visits ends the session, and can be got again [2.18]', async ({
  page,
  world,
  metaMask,
  install,
  relay: _,
}) => {
  const visitor = await visitWithMetaMask(page, world, metaMask)
  await visitor.connect()
  await metaMask.uninstall()
  await page.reload()
  await expect(visitor.connectButton).toBeVisible()
  await visitor.openConnect()
  await expect(visitor.group('Installed')).toHaveCount(0)
  await expect(visitor.group('Recent')).toContainText('MetaMask')
  await visitor.choose('metaMask')
  await expect(visitor.getMetaMask).toBeVisible()

  const again = await install()
  await page.reload()
  const back = await visitWithMetaMask(page, world, again)
  await back.connect()
})

test('MetaMask that is taken away while the page is open disconnects, and who asks it again soon knows that it is gone, and that a refresh connects again', async ({
  page,
  world,
  metaMask,
  expectedNoise,
}) => {
  expectedNoise.push(/Disconnected from MetaMask background/)
  await page.clock.install()
  const visitor = await visitWithMetaMask(page, world, metaMask)
  await visitor.connect()
  metaMask.cutOff()
  await expect(visitor.connectButton).toBeVisible()
  await visitor.openConnect()
  await visitor.choose('metaMask')
  const dialog = visitor.dialog('connect')
  await expect(dialog).toContainText('Confirm in MetaMask')
  await page.clock.fastForward('00:03')
  await expect(dialog).toContainText('MetaMask is no longer available')
  await expect(dialog).toContainText('removed or updated')
  await expect(visitor.retry).toHaveText('Try again')
  await dialog.getByRole('button', { name: 'Refresh now' }).click()
  // The wallet still lets the page in, and its session was kept.
  await visitor.seesAccount()
})

test('MetaMask that says nothing, and not why, is reported as gone, because only a refresh helps', async ({
  page,
  world,
  metaMask,
}) => {
  await page.clock.install()
  await page.addInitScript(holdAnswers)
  const visitor = await visitWithMetaMask(page, world, metaMask)
  await visitor.openConnect()
  await visitor.choose('metaMask')
  const dialog = visitor.dialog('connect')
  await expect(dialog).toContainText('Confirm in MetaMask')
  await page.clock.fastForward('00:05')
  await expect(dialog).toContainText('Confirm in MetaMask')
  await page.clock.fastForward('00:06')
  await expect(dialog).toContainText('MetaMask is no longer available')
  await expect(
    dialog.getByRole('button', { name: 'Refresh now' }),
  ).toBeVisible()
})

/** An extension whose own part hangs: whatever is asked stays open, and it does not say that it is cut off. */
function holdAnswers() {
  addEventListener('eip6963:announceProvider', (event) => {
    const { provider } = (event as CustomEvent).detail
    provider.request = () => new Promise(() => {})
  })
}
