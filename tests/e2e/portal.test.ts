import { createHash } from 'node:crypto'
import { expect } from '@playwright/test'
import { testAddress } from '../../host-example/local/chain'
import { type Team, teams } from '../fixtures/pages/PortalPage'
import { phoneAddress } from '../fixtures/relay/phoneFixtures'
import { test } from '../fixtures/test'
import { socketsOf } from './models/socketsOf'

/** All parts load at once, in an order that the browser chooses. */
const together = 'header+shop+news'

const connected = new RegExp(`^connected ${testAddress} 8453$`, 'i')

for (const order of [together, 'news,shop,header'])
  test(`the buttons of three teams share one wallet, in the order ${order}`, async ({
    portal,
    world,
    page,
  }) => {
    const visitor = await portal.open(order)
    await visitor.agree(/^disconnected/)
    const [first, second, third] = order.split(/[,+]/) as [Team, Team, Team]
    // The last team connects, and the first one disconnects.
    await visitor.button(third).click()
    await expect(visitor.dialogs).toHaveCount(1)
    await visitor.choose()
    await visitor.agree(connected)
    for (const team of teams)
      await expect(visitor.button(team, 'account')).toBeVisible()
    await visitor.button(second, 'account').click()
    await expect(visitor.dialogs).toHaveCount(1)
    await page.keyboard.press('Escape')
    await visitor.seesNoDialog()
    await visitor.button(first, 'account').click()
    await visitor.disconnect.click()
    await visitor.agree(/^disconnected/)
    for (const team of teams) await expect(visitor.button(team)).toBeVisible()
    // The page has one copy of the remote, whichever team loads it.
    expect(
      world.remote.requests.filter((path) => /^\/remoteEntry/.test(path)),
    ).toHaveLength(1)
  })

test('a phone that connects in one part is connected in all, through one WalletConnect client', async ({
  portal,
  phone,
  page,
}) => {
  const sockets = socketsOf(page)
  const visitor = await portal.open('header+shop+news')
  await visitor.agree(/^disconnected/)
  await visitor.button('news').click()
  await visitor.choose('walletConnect')
  await phone.scan(await visitor.readCode())
  await visitor.agree(new RegExp(`^connected ${phoneAddress} 8453$`, 'i'))
  expect(sockets).toHaveLength(1)
  await phone.disconnect()
  await visitor.agree(/^disconnected/)
})

test('a running release continues, and also serves later parts that request another release', async ({
  portal,
  site,
}) => {
  const { url, asked } = { url: site.first.url, asked: site.first.requests }
  const visitor = await portal.open('shop,header,news', {
    shop: { url: `${url}/releases/1.0.0` },
    header: { url: `${url}/releases/1.1.0` },
    news: { url: `${url}/releases/1.1.0` },
  })
  await visitor.agree(/^disconnected/)
  for (const team of teams)
    await expect(visitor.part(team)).toHaveAttribute(
      'data-url',
      `${url}/releases/1.0.0/`,
    )
  await visitor.button('header').click()
  await visitor.choose()
  await visitor.agree(connected)
  expect(asked.filter((path) => path.includes('/remoteEntry'))).toEqual([
    expect.stringMatching(/^\/releases\/1\.0\.0\//),
  ])
})

test('a part that demands a hash does not get another release, and reports which one runs', async ({
  portal,
  site,
  expectedNoise,
}) => {
  expectedNoise.push(/runs on this page already/)
  const { url } = site.first
  const [runs, demanded] = ['1.0.0', '1.1.0'].map(
    (it) => `${url}/releases/${it}`,
  )
  const integrity = await hashOf(`${demanded}/contract.json`)
  const visitor = await portal.open('shop,header', {
    shop: { url: `${runs}` },
    header: { url: `${demanded}`, integrity },
  })
  await visitor.agree(/^disconnected/, 1)
  await expect(visitor.part('header')).toHaveAttribute(
    'data-failure',
    new RegExp(`^${runs}/ runs on this page already`),
  )
  await expect(
    visitor.part('header').getByRole('button', { name: /Try again/ }),
  ).toBeVisible()
})

async function hashOf(address: string) {
  const text = Buffer.from(await (await fetch(address)).arrayBuffer())
  return `sha384-${createHash('sha384').update(text).digest('base64')}`
}
