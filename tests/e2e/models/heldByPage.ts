import { type CDPSession, expect } from '@playwright/test'

/** Counts a page's event listeners and nodes after garbage collection. */
export async function heldByPage(devtools: CDPSession): Promise<Held> {
  await devtools.send('Performance.enable')
  await devtools.send('HeapProfiler.collectGarbage')
  await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const metric = (name: string) =>
    metrics.find((one) => one.name === name)?.value ?? Number.NaN
  return {
    listeners: metric('JSEventListeners'),
    nodes: metric('Nodes'),
  }
}

type Held = { readonly listeners: number; readonly nodes: number }

/**
 * Waits until the page has no more listeners and nodes than before. A request that a node has not answered yet has
 * listeners too, and these are not a leak.
 */
export async function assertHoldsNoMore(
  devtools: CDPSession,
  before: Held,
): Promise<void> {
  const gained = async () => {
    const { listeners, nodes } = await heldByPage(devtools)
    return {
      listeners: Math.max(0, listeners - before.listeners),
      nodes: Math.max(0, nodes - before.nodes),
    }
  }
  await expect.poll(gained).toEqual({ listeners: 0, nodes: 0 })
}
