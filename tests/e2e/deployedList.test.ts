import { expect } from '@playwright/test'
import { trusted } from '../fixtures/servers/siteFixtures'
import { test } from '../fixtures/test'
import { follow } from './models/follow'

const set = {
  wallets: ['metaMask', { groupName: 'Partners', wallets: ['rainbow'] }],
  hidden: ['coinbase'],
  messages: { en: { button: { connect: 'Join' } } },
  terms: {
    text: 'By joining you agree to our [Terms](https://shop.example/terms).',
    mustAccept: true,
  },
}

test('the deploy’s signed configuration changes the list, texts and terms of a host without a build of the host', async ({
  page,
  world,
  site,
  expectedNoise,
}) => {
  site.edit('config', '127.0.0.1', JSON.stringify(set))
  const visitor = await follow(page, world, site, { publicKey: trusted })
  await expect(visitor.connectButton).toHaveText('Join')
  await visitor.openConnect()
  const names = visitor.rows.filter({ hasText: /MetaMask|Rainbow|Coinbase/ })
  await expect(names).toHaveText([/MetaMask/, /Rainbow/])
  await expect(page.getByText('Partners')).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveAccessibleName(
    'By joining you agree to our Terms.',
  )

  // The page rejects the file with the forged texts, and continues with the signed ones.
  expectedNoise.push(/is not signed with a key/)
  const forged = { messages: { en: { button: { connect: 'Send it all' } } } }
  site.write({ config: { '*': forged } })
  await page.reload()
  await expect(visitor.connectButton).toHaveText('Join')
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await page.getByRole('button', { name: /Try again/ }).waitFor()
})
