import { expect, type Page } from '@playwright/test'
import type { World } from '../../../host-example/local/startWorld'
import { visitShop } from '../../fixtures/pages/visit'
import type { WalletPage } from '../../fixtures/pages/WalletPage'
import { type OpenedApps, watchApps } from './watchApps'

type OnPhone = { readonly apps: OpenedApps; readonly visitor: WalletPage }

/** Opens the sample host on a phone, up to the list of wallets, where a tap opens a wallet's app. */
export async function seeReadyApp(
  page: Page,
  world: World,
  walletId = 'rainbow',
): Promise<OnPhone> {
  const apps = await watchApps(page)
  const visitor = await visitShop(page, world)
  await visitor.openConnect()
  await visitor.seesReadyApp(walletId)
  return { apps, visitor }
}

/** Opens the sample host like `seeReadyApp`, and taps Rainbow, which opens its app. */
export async function openRainbow(page: Page, world: World): Promise<OnPhone> {
  const { apps, visitor } = await seeReadyApp(page, world)
  await visitor.wallet('rainbow').tap()
  await expect.poll(() => apps.links.length).toBe(1)
  return { apps, visitor }
}
