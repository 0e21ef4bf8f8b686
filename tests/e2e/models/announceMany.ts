import { installTestWallet } from '../../../src/testWallet/installTestWallet'
import type { TestWalletOptions } from '../../../src/testWallet/TestWallet'
import { manyWallets } from '../../fixtures/states/many'

/** Runs in a page: announces this many wallets, each of which works. */
export function announceMany(count: number, options: TestWalletOptions): void {
  for (const wallet of manyWallets(count))
    installTestWallet({ ...options, ...wallet })
}
