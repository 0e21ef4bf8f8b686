import { createServer } from 'node:http'
import { expect, onTestFinished, test, vi } from 'vitest'
import { close, listen } from '../../../host-example/local/ports'
import { isOpenerIsolated } from '../../../src/platform/page/isOpenerIsolated'

/** Serves this page from a server with this policy. */
async function servedWith(policy: string | undefined) {
  const asked: unknown[] = []
  const server = createServer(({ method, url }, response) => {
    asked.push(`${method} ${url}`)
    if (policy) response.setHeader('Cross-Origin-Opener-Policy', policy)
    response.end()
  })
  const url = await listen(server, 0)
  onTestFinished(() => close(server))
  vi.stubGlobal('location', { href: `${url}/shop?a=1` })
  return asked
}

test.each([
  ['same-origin', true],
  ['same-origin; report-to="coop"', true],
  ['same-origin-allow-popups', false],
  ['unsafe-none', false],
  [undefined, false],
])(
  'isOpenerIsolated for a page with the policy %j: %s',
  async (policy, hides) => {
    const asked = await servedWith(policy)
    expect(await isOpenerIsolated()).toBe(hides)
    expect(asked).toEqual(['HEAD /shop?a=1'])
  },
)

test('isOpenerIsolated is false if the server is unreachable', async () => {
  vi.stubGlobal('location', { href: 'http://127.0.0.1:1/' })
  expect(await isOpenerIsolated()).toBe(false)
})
