import { expect, type Page } from '@playwright/test'
import type { World } from '../../../host-example/local/startWorld'
import { visitShop, visitThin } from '../../fixtures/pages/visit'
import type { WalletPage } from '../../fixtures/pages/WalletPage'
import { littleHostSettings } from '../../fixtures/servers/littleHostSettings'

/** Journeys that a host can rely on with every version of the same contract major. */
export const journeys = {
  /** A federation host, which shares its own React, wagmi and react-query. */
  async shared(page: Page, world: World) {
    const visitor = await visitShop(page, world)
    const hook = page.getByRole('region', { name: 'Your wallet' })
    const own = page.getByRole('region', { name: 'The page’s own wagmi' })
    await goAround(visitor, {
      onBase: async () => {
        await expect(hook).toContainText('ada.example')
        await expect(own).toContainText('8453')
      },
      onSecond: async () => {
        await expect(hook.getByTitle('OP Mainnet')).toBeVisible()
        await expect(own).not.toContainText('8453')
      },
      left: async () => {
        await expect(hook.getByTitle('disconnected')).toBeVisible()
        await expect(own.getByTitle('disconnected')).toBeVisible()
      },
    })
  },
  /** A host that only shares React. */
  async thin(page: Page, world: World) {
    const { chains } = littleHostSettings(world).config
    world.changeSettings({ chains })
    const visitor = await visitThin(page, world)
    const hook = page.getByText(/^(Connected on|Nobody is)/)
    await goAround(visitor, {
      onBase: () => expect(hook).toContainText('Connected on Base'),
      onSecond: () => expect(hook).toContainText('Connected on OP Mainnet'),
      left: () => expect(hook).toContainText('Nobody is connected'),
    })
  },
} as const

/** Checks of the page's hooks at each step of the journey. */
type Seen = Readonly<
  Record<'onBase' | 'onSecond' | 'left', () => Promise<void>>
>

/** Connects, switches the network, and disconnects. */
async function goAround(visitor: WalletPage, seen: Seen) {
  await visitor.connect()
  await expect(visitor.accountButton).toContainText('ada.example')
  await seen.onBase()
  await visitor.openNetwork()
  await visitor.chain(10).click()
  await visitor.seesNoDialog()
  await expect(visitor.networkButton).toContainText('OP Mainnet')
  await seen.onSecond()
  await visitor.openAccount()
  await visitor.disconnect.click()
  await visitor.connectButton.waitFor()
  await seen.left()
}
