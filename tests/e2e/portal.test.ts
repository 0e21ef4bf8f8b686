import { expect } from '@playwright/test'
import { testAddress } from '../parts/chain'
import { type Team, teams } from './models/PortalPage'
import { test } from './models/portalTest'

const orders = [
  'header,shop,news',
  'header,news,shop',
  'shop,header,news',
  'shop,news,header',
  'news,header,shop',
  'news,shop,header',
  'header+shop+news',
]

const connected = new RegExp(`^connected ${testAddress} 8453$`, 'i')

for (const order of orders)
  test(`three buttons of three teams are one wallet, in the order ${order}`, async ({
    portal,
    world,
    page,
  }) => {
    const visitor = await portal.open(order)
    await visitor.agree(/^disconnected/)
    const [first, second, third] = order.split(/[,+]/) as [Team, Team, Team]
    // The last one connects, the first one leaves.
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
    // One copy of us, whoever loads it.
    expect(
      world.remote.asked.filter((path) => path === '/remoteEntry.js'),
    ).toHaveLength(1)
  })
