import { type CDPSession, expect } from '@playwright/test'

/** Counts a page's event listeners, nodes and bytes of data after garbage collection. */
export async function heldByPage(devtools: CDPSession) {
  await devtools.send('Performance.enable')
  await devtools.send('HeapProfiler.collectGarbage')
  await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const metric = (name: string) =>
    metrics.find((one) => one.name === name)?.value ?? Number.NaN
  return {
    listeners: metric('JSEventListeners'),
    nodes: metric('Nodes'),
    bytes: metric('JSHeapUsedSize'),
  }
}

/**
 * Repeats a round of cycles until one leaves no listener and no node behind. A leak leaves some in every round. Other
 * counts come and go: a request without an answer has listeners, and the browser frees some removed nodes late.
 * @param round returns what else must be empty
 */
export async function assertLeavesNothing(
  devtools: CDPSession,
  round: () => Promise<readonly string[]>,
): Promise<void> {
  const gained = async () => {
    const before = await heldByPage(devtools)
    const others = await round()
    const after = await heldByPage(devtools)
    return {
      listeners: after.listeners - before.listeners,
      nodes: after.nodes - before.nodes,
      others,
    }
  }
  // A round takes up to half a minute on a busy machine.
  await expect
    .poll(gained, { timeout: 240_000 })
    .toEqual({ listeners: 0, nodes: 0, others: [] })
}
