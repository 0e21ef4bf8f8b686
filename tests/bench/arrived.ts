import type { Values } from './measures'
import { stepsAfter } from './traffic'
import type { Visit } from './visit'

/** Waits until the page is quiet, and measures time, bytes, work and heap until then. */
export async function arrived(it: Visit) {
  const { settled } = await it.first()
  await it.quiet()
  await it.devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await it.devtools.send('Performance.getMetrics')
  const metric = (name: string) =>
    metrics.find((each) => each.name === name)?.value ?? Number.NaN
  const clock = (ms: number) => metric('NavigationStart') + ms / 1000
  const own = it.traffic
    .endedBy(clock(settled))
    .filter(({ url }) => it.place.gzipBytes(url) > 0)
  const script = own.find(({ url }) => url === `${it.place.url}/main.js`)
  const values: Values = {
    noiseMs: await it.page.evaluate(() => window.bench.noise()),
    buttonMs: settled,
    buttonBytes: bytesUntil(it, clock(settled), () => true),
    buttonRemoteBytes: bytesUntil(it, clock(settled), it.place.isRemote),
    buttonSteps: stepsAfter(script?.end ?? Number.NaN, own),
    workMs: metric('TaskDuration') * 1000,
    heapMB: metric('JSHeapUsedSize') / 2 ** 20,
  }
  return { clock, values }
}

/** Bytes that had arrived by a moment. */
export function bytesUntil(
  { place, traffic }: Visit,
  moment: number,
  isCounted: (url: string) => boolean,
): number {
  return traffic
    .endedBy(moment)
    .filter(({ url }) => isCounted(url))
    .reduce((sum, { url }) => sum + place.gzipBytes(url), 0)
}
