import type { CDPSession } from '@playwright/test'

/** Counts what the page holds after garbage collection. */
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
  }
}
