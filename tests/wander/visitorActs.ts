import { WalletPage } from '../fixtures/pages/WalletPage'
import type { Scene } from './Scene'
import type { Acts } from './Step'

/** The wallet's id when it announces itself. */
export const testRdns = 'dev.walletdock.test'

/** The visitor's steps. */
export const visitorActs: Acts<
  | 'connect'
  | 'click'
  | 'press'
  | 'resize'
  | 'back'
  | 'forward'
  | 'reload'
  | 'tab'
> = {
  async connect({ page }) {
    const visitor = new WalletPage(page)
    const limit = { timeout: 2000 }
    try {
      await visitor.connectButton.click(limit)
      await visitor.wallet(testRdns).click(limit)
      await visitor.dialogs.waitFor({ state: 'detached', ...limit })
      return undefined
    } catch {
      // Connecting may stop anywhere. The checks after each step find any fault.
      return 'not all the way'
    }
  },
  async click(scene, step) {
    const { page } = scene
    const found = await page.evaluate(
      ({ at, isOurs }) => window.findControl?.(at, isOurs),
      step,
    )
    if (!found) return 'nothing to click'
    scene.hasTabbed = false
    await page.mouse.click(found.x, found.y)
    return `“${found.name}”`
  },
  press(scene, { key }) {
    scene.hasTabbed ||= key.endsWith('Tab')
    return scene.page.keyboard.press(key)
  },
  resize: ({ page }, { width, height }) =>
    page.setViewportSize({ width, height }),
  back: (scene) => travel(scene, () => scene.page.goBack()),
  forward: (scene) => travel(scene, () => scene.page.goForward()),
  reload: (scene) => travel(scene, () => scene.page.reload()),
  tab: (scene) =>
    travel(scene, async () => {
      const [first, second] = scene.context.pages()
      const next = scene.page === first ? second : first
      scene.page = next ?? (await scene.context.newPage())
      if (!next) await scene.page.goto(first?.url() ?? scene.world.host.url)
      await scene.page.bringToFront()
    }),
}

/** Does not navigate while offline, because the browser would show its own error page. */
async function travel(scene: Scene, go: () => Promise<unknown>) {
  if (scene.isOffline) return 'not offline'
  await go().catch((thrown: Error) => {
    // The page may already be leaving, because of a link.
    if (!/Not attached/.test(thrown.message)) throw thrown
  })
  // A step back from the first page would leave the walk.
  if (scene.page.url() === 'about:blank') await scene.page.goForward()
  return undefined
}
