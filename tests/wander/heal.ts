import type { RpcFault } from '../fixtures/chain/faultyRpc'
import type { Scene } from './Scene'

/**
 * Ends every fault, and lets the wallet approve again. Requests that already hang stay open, and only new requests get
 * answers.
 */
export async function heal(scene: Scene): Promise<void> {
  const { context, world } = scene
  // The world's settings stay, because the page keeps its gateways.
  for (const server of [world.names, world.remote, world.host]) server.heal()
  await setNodes(scene, {})
  await context.setOffline(false)
  for (const page of context.pages()) {
    if (!(await page.evaluate(hasHost))) await page.reload()
    await page.evaluate(() => {
      window.pageHost?.heal()
      return window.pageFaults?.heal()
    })
  }
  scene.isOffline = false
  scene.isSpoilt = false
}

/**
 * False after a link was followed offline, which leads to the browser's error page or to a host without its own
 * scripts.
 */
function hasHost(): boolean {
  const page = document.querySelector('#page')
  return window.look !== undefined && page?.childElementCount !== 0
}

/** Sets how the page's nodes answer from now on. */
export async function setNodes({ gateways }: Scene, fault: RpcFault) {
  const body = JSON.stringify(fault)
  for (const { url } of gateways)
    await fetch(`${url}/fault/node`, { method: 'POST', body })
}
