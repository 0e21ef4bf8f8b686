import { test as base } from '../../parts/worldTest'
import { visitShop } from './visit'
import type { WalletPage } from './WalletPage'

/** The sample host's page: as it is met, and with its own wallet connected. A test asks for one of the two. */
export const test = base.extend<{ visitor: WalletPage; shop: WalletPage }>({
  visitor: async ({ page, world }, use) => {
    await use(await visitShop(page, world))
  },
  shop: async ({ visitor }, use) => {
    await visitor.connect()
    await use(visitor)
  },
})
