import { heal, setNodes } from './heal'
import type { Acts } from './Step'

const chunks = /\/chunks\/.*\.js$/
const signIn = /^\/auth\//

/** Faults around a visitor, the end of these faults, and the page's own behaviour. */
export const worldActs: Acts<
  | 'spoil chunks'
  | 'spoil sign-in'
  | 'spoil node'
  | 'spoil names'
  | 'block storage'
  | 'go offline'
  | 'move clock'
  | 'lock scroll'
  | 'hold presses'
  | 'heal'
> = {
  async 'spoil chunks'(scene, { fault }) {
    scene.isSpoilt = true
    scene.world.remote.fault(chunks, fault)
  },
  async 'spoil sign-in'(scene, { fault }) {
    scene.isSpoilt = true
    scene.world.host.fault(signIn, fault)
  },
  async 'spoil node'(scene, { fault }) {
    scene.isSpoilt = true
    await setNodes(scene, fault)
  },
  async 'spoil names'(scene, { mode }) {
    scene.isSpoilt = true
    scene.world.names.answer(mode)
  },
  async 'block storage'(scene) {
    scene.isSpoilt = true
    await scene.page.evaluate(() => window.pageFaults?.blockStorage())
  },
  async 'go offline'(scene) {
    scene.isSpoilt = true
    scene.isOffline = true
    await scene.context.setOffline(true)
  },
  async 'move clock'({ context, page }, { ms, how }) {
    if (how === 'sleep') return context.clock.fastForward(ms)
    const now = await page.evaluate(() => Date.now())
    return context.clock.setSystemTime(now + ms)
  },
  'lock scroll': ({ page }, { how }) =>
    page.evaluate((lock) => window.pageHost?.lockScroll(lock), how),
  'hold presses': ({ page }) =>
    page.evaluate(() => window.pageHost?.holdPresses()),
  heal,
}
