import { test as base } from '../../parts/phoneTest'
import type { WalletPeer } from '../../parts/walletPeer'
import { visitShop } from './visit'
import type { WalletPage } from './WalletPage'

/** A test in which the visitor's phone has already scanned the code of the sample host. */
export const test = base.extend<{ phoneConnected: WalletPage }>({
  phoneConnected: async ({ page, world, phone }, use) => {
    const visitor = await visitShop(page, world)
    await connectPhone(visitor, phone)
    await use(visitor)
  },
})

/** Scans the code of a wallet with the phone, which says yes. */
export async function connectPhone(
  visitor: WalletPage,
  phone: WalletPeer,
  wallet = 'rainbow',
) {
  await visitor.openConnect()
  await visitor.choose(wallet)
  await phone.scan(await visitor.readCode())
  await visitor.seesAccount()
}
