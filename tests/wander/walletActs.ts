import type { Acts } from './Step'
import { Finding } from './settle'

/** Steps of the wallet's owner, and of a broken wallet. */
export const walletActs: Acts<
  | 'answer'
  | 'go to'
  | 'take account'
  | 'leave'
  | 'lock'
  | 'lie'
  | 'change unseen'
  | 'bend events'
  | 'draw in page'
  | 'press in page'
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
  'change unseen': ({ page }, { back, to, what }) =>
    page.evaluate(
      (change) =>
        window.pageFaults?.changeUnseen((wallet) => {
          if (change.what === 'chain') wallet.switchChain(change.to)
          else wallet.switchAccount(wallet.account(change.to))
        }, change.back),
      { back, to, what },
    ),
  async 'bend events'(scene, { how }) {
    scene.isSpoilt ||= how === 'lose'
    await scene.page.evaluate((bend) => window.pageFaults?.bend(bend), how)
  },
  'draw in page': ({ page }, { way }) =>
    page.evaluate((drawing) => window.pageFaults?.draw(drawing), way),
  async 'press in page'({ page }) {
    const drawn = () => page.evaluate(() => window.pageFaults?.drawn())
    const prompt = await drawn()
    if (!prompt) return 'nothing to press'
    await page.mouse.click(prompt.x, prompt.y)
    const left = (await drawn())?.count ?? 0
    if (prompt.mustWork && left >= prompt.count)
      throw new Finding('the wallet’s prompt on the page cannot be pressed')
    return left < prompt.count ? 'pressed' : 'covered'
  },
}
