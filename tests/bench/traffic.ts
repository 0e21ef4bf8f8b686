import { setTimeout as wait } from 'node:timers/promises'
import type { CDPSession } from '@playwright/test'

/** One request of a page; times in seconds of the browser's monotonic clock. */
export type Request = {
  readonly url: string
  readonly start: number
  /** `undefined` while the request is pending. */
  readonly end?: number | undefined
}

export type Traffic = {
  /** Files that had arrived by a moment. Each occurs once, although a page requests a preloaded file a second time. */
  readonly endedBy: (moment: number) => readonly Request[]
  /** Number of requests so far, repeated ones included. */
  readonly count: () => number
  /**
   * Waits until nothing has been requested for a while.
   * @throws Error when the page keeps requesting for 20 seconds
   */
  readonly silence: () => Promise<void>
}

/** How long a page must request nothing, in milliseconds. */
const silenceMs = 500
/** The longest wait for that, in milliseconds. */
const limitMs = 20_000
/** A request that takes longer, such as a long poll, is not waited for. */
const longestMs = 6000

/** Records a page's requests over the DevTools protocol. */
export async function followTraffic(devtools: CDPSession): Promise<Traffic> {
  const requests = new Map<string, Request & { readonly askedMs: number }>()
  let changedMs = performance.now()
  devtools.on('Network.requestWillBeSent', (event) => {
    changedMs = performance.now()
    const { url } = event.request
    // Frames and data URLs do not count.
    if (event.type === 'Document' || !url.startsWith('https:')) return
    const start = event.timestamp
    requests.set(event.requestId, { url, start, askedMs: changedMs })
  })
  const end = (event: { requestId: string; timestamp: number }) => {
    changedMs = performance.now()
    const request = requests.get(event.requestId)
    if (request)
      requests.set(event.requestId, { ...request, end: event.timestamp })
  }
  devtools.on('Network.loadingFinished', end)
  devtools.on('Network.loadingFailed', end)
  await devtools.send('Network.enable')
  const isBusy = () =>
    [...requests.values()].some(
      ({ end, askedMs }) =>
        end === undefined && performance.now() - askedMs < longestMs,
    )
  return {
    endedBy: (moment) => {
      const files = new Map<string, Request>()
      for (const request of requests.values())
        if (request.end !== undefined && request.end <= moment)
          files.set(request.url, files.get(request.url) ?? request)
      return [...files.values()]
    },
    count: () => requests.size,
    silence: async () => {
      const beganMs = performance.now()
      changedMs = beganMs
      while (isBusy() || performance.now() - changedMs < silenceMs) {
        if (performance.now() - beganMs > limitMs)
          throw new Error('The page keeps requesting files')
        await wait(25)
      }
    },
  }
}

/** Length of the longest chain of requests that follow one another after a moment. */
export function stepsAfter(
  moment: number,
  requests: readonly Request[],
): number {
  let steps = 0
  let free = moment
  const byEnd = requests
    .filter(({ end }) => end !== undefined)
    .sort((a, b) => (a.end ?? 0) - (b.end ?? 0))
  for (const { start, end = start } of byEnd) {
    if (start < free) continue
    steps += 1
    free = end
  }
  return steps
}
