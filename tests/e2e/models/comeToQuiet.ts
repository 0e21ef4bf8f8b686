import { expect, type Page } from '@playwright/test'
import type { World } from '../../../host-example/local/startWorld'
import { openRequestsOf } from '../../fixtures/pages/openRequests'

/**
 * Waits until a page has nothing left to load: no response of the remote or the host is pending, no script waits to
 * be run, and the page has been idle without sending requests. A path that a test holds back does not count.
 * Playwright's own `networkidle` fires once per document and ignores later requests.
 */
export async function comeToQuiet(
  page: Page,
  { remote, host }: Pick<World, 'remote' | 'host'>,
): Promise<void> {
  const servers = [remote, host]
  const requestCount = () => remote.requests.length + host.requests.length
  // A server has sent all bytes a moment before the page has received them.
  const receiving = () =>
    openRequestsOf(page).filter((url) => {
      const { origin, pathname } = new URL(url)
      const server = servers.find((each) => each.url === origin)
      return server && !server.hanging.has(pathname)
    })
  /** Returns the names of pending downloads, for the message of a test that waits in vain. */
  const loading = () => [
    ...servers.filter((server) => server.isAnswering()).map(({ url }) => url),
    ...receiving(),
  ]
  const isLoading = () => loading().length > 0
  await expect
    .poll(
      async () => {
        if (isLoading()) return `loading ${loading().join(', ')}`
        const before = requestCount()
        if (await page.evaluate(isRunningScripts)) return 'running scripts'
        return requestCount() === before && !isLoading()
          ? 'quiet'
          : 'loading more'
      },
      { intervals: [20] },
    )
    .toBe('quiet')
}

/**
 * Runs in the page: returns whether a script still waits to be run once the page is idle and has painted two frames.
 */
async function isRunningScripts(): Promise<boolean> {
  // Idle callbacks run in the order in which they were requested, so the wallet's callbacks have run when this one
  // runs.
  await new Promise<unknown>((resolve) =>
    requestIdleCallback(resolve, { timeout: 2_000 }),
  )
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  // The bundler removes the element of a script that has run.
  return document.querySelector('script[src*="/chunks/"]') !== null
}
