import type { Values } from './measures'
import { stepsAfter } from './traffic'
import type { Visit } from './visit'

/** Waits until the page is quiet, and measures time, bytes, work and heap until then. */
export async function arrived(it: Visit): Promise<Values> {
  const { settled } = await it.first()
  await it.quiet()
  await it.devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await it.devtools.send('Performance.getMetrics')
  const metric = (name: string) =>
    metrics.find((each) => each.name === name)?.value ?? Number.NaN
  const own = it.traffic
    .endedBy(metric('NavigationStart') + settled / 1000)
    .filter(({ url }) => it.place.gzipBytes(url) > 0)
  const script = own.find(({ url }) => url === `${it.place.url}/main.js`)
  return {
    noiseMs: await it.page.evaluate(() => window.bench.noise()),
    buttonMs: settled,
    buttonBytes: own.reduce((sum, { url }) => sum + it.place.gzipBytes(url), 0),
    buttonSteps: stepsAfter(script?.end ?? Number.NaN, own),
    workMs: metric('TaskDuration') * 1000,
    heapMB: metric('JSHeapUsedSize') / 2 ** 20,
  }
}
