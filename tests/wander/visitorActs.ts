import { WalletPage } from '../fixtures/pages/WalletPage'
import type { Scene } from './Scene'
import type { Acts } from './Step'

/** As the wallet announces itself. */
export const testRdns = 'dev.walletdock.test'

/** What a visitor does. */
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
      // How far it goes is the walk's affair: what is wrong then is looked for after each step.
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

/** A page that cannot be had is not a page of ours. */
async function travel(scene: Scene, go: () => Promise<unknown>) {
  if (scene.isOffline) return 'not offline'
  await go().catch((thrown: Error) => {
    // It is being left already, by a link.
    if (!/Not attached/.test(thrown.message)) throw thrown
  })
  // A step back from the first page leads out of the walk.
  if (scene.page.url() === 'about:blank') await scene.page.goForward()
  return undefined
}
