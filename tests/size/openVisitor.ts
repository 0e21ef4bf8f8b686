import type { Browser } from '@playwright/test'
import type { World } from '../../host-example/local/startWorld'
import { saveData } from '../fixtures/pages/saveData'
import { testWalletScript } from '../fixtures/wallets/testWalletScript'
import { collectDownloads } from './collectDownloads'

/** Id under which the visitor's wallet announces itself. */
export const testRdns = 'dev.walletdock.test'

type VisitorOptions = { readonly url?: string; readonly savesData?: boolean }

/**
 * Opens a page as a first-time visitor whose wallet is on the given chain.
 * @param options.savesData prevents downloads before their stage; true by default
 */
export async function openVisitor(
  browser: Browser,
  world: World,
  chainId: number,
  { url = `${world.host.url}/thin`, savesData = true }: VisitorOptions = {},
) {
  const context = await browser.newContext()
  await context.addInitScript(
    await testWalletScript(world, { chainId, rdns: testRdns }),
  )
  const page = await context.newPage()
  if (savesData) await saveData(page)
  const at = (id: string) => page.getByTestId(`wd-${id}`)
  const during = (act: () => Promise<unknown>) =>
    collectDownloads(page, world, act)

  async function open() {
    const thinPage = await during(async () => {
      await page.goto(url)
      await at('connect-button').waitFor()
    })
    const intent = await during(() => at('connect-button').hover())
    const opened = await during(async () => {
      await at('connect-button').click()
      await at(`wallet-${testRdns}`).waitFor()
    })
    // Files from the browser's cache are requested again, but cost nothing.
    const cached = new Set(intent.map(({ path }) => path))
    const connectDialog = opened.filter(({ path }) => !cached.has(path))
    return { thinPage, intent, connectDialog }
  }

  async function connect() {
    const opened = await open()
    const connected = await during(async () => {
      await at(`wallet-${testRdns}`).click()
      await at('connect-dialog').waitFor({ state: 'detached' })
    })
    return { ...opened, connected }
  }

  return { page, at, during, open, connect }
}
