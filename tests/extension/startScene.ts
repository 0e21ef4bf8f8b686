import { startChain } from '../../host-example/local/chain'
import { startWorld } from '../../host-example/local/startWorld'
import { anyPorts, readSettings } from '../../host-example/start/settings'
import { batchFlags } from './batchFlags'
import { launchWithExtension } from './launchWithExtension'
import { MetaMask } from './MetaMask'
import { onboard } from './onboard'
import type { Scene } from './Scene'
import { startRpcProxy } from './startRpcProxy'
import { Visitor } from './Visitor'

/** No step waits for a certain time. This limit only ends steps that hang, even on a busy machine. */
const limitMs = 45_000

const blank = 'about:blank'

/** Starts chains, sample host and a browser whose MetaMask has the accounts of the local chains. */
export async function startScene(extension: string): Promise<Scene> {
  const world = await startWorld({ ...readSettings({}), ...anyPorts })
  // MetaMask starts every site on Ethereum.
  const ethereum = await startChain({ chainId: 1, blockTimeMs: 2000 })
  const base = world.chains.base?.url ?? ''
  const optimism = world.chains.second?.url ?? ''
  const proxy = await startRpcProxy(
    {
      'mainnet.infura.io': ethereum.url,
      'base-mainnet.infura.io': base,
      'optimism-mainnet.infura.io': optimism,
      'mainnet.optimism.io': optimism,
    },
    batchFlags,
  )
  const context = await launchWithExtension(extension, proxy.port)
  context.setDefaultTimeout(limitMs)
  const metaMask = await MetaMask.in(context)
  await onboard(context, metaMask.url('home.html'))

  async function visit(where = '/') {
    const page = await context.newPage()
    await page.goto(world.host.url + where)
    return new Visitor(page)
  }

  return {
    world,
    metaMask,
    visit,
    startOver: async () => {
      const page = await context.newPage()
      for (const other of context.pages())
        if (other !== page) await other.close()
      await metaMask.unlock()
      await metaMask.select('Account 1')
      await page.goto(world.host.url)
      await new Visitor(page).forget()
      // Another tab must be open while this one closes, or Chromium exits.
      await context.newPage()
      await page.close()
    },
    seen: async () => {
      const pages = context.pages().filter((page) => page.url() !== blank)
      const lines = pages.map(async (page) => {
        const text = page.url().startsWith(world.host.url)
          ? await new Visitor(page).seen()
          : (await page.locator('body').allInnerTexts()).join()
        return `        ${page.url()}: ${text.replace(/\s+/g, ' ').slice(0, 300)}`
      })
      return (await Promise.all(lines)).join('\n')
    },
    stop: async () => {
      await context.close()
      await Promise.all([proxy.stop(), ethereum.stop(), world.stop()])
    },
  }
}
