import type { Acts } from './Step'

/** What the wallet's owner does, and what a wallet does that is broken. */
export const walletActs: Acts<
  'answer' | 'go to' | 'take account' | 'leave' | 'lock' | 'lie'
> = {
  answer: ({ page }, { outcome }) =>
    page.evaluate((said) => window.testWallet?.answer(said), outcome),
  'go to': ({ page }, { chainId }) =>
    page.evaluate((id) => window.testWallet?.switchChain(id), chainId),
  'take account': ({ page }, { index }) =>
    page.evaluate((place) => {
      const wallet = window.testWallet
      wallet?.switchAccount(wallet.account(place))
    }, index),
  leave: ({ page }) => page.evaluate(() => window.testWallet?.leave()),
  lock: ({ page }) => page.evaluate(() => window.testWallet?.disconnect()),
  async lie(scene, { how, at }) {
    scene.isSpoilt = true
    await scene.page.evaluate(
      (lie) => window.pageFaults?.lie(lie.how, lie.at),
      { how, at },
    )
  },
}
