import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import {
  type StaticServerOptions,
  startStaticServer,
} from '../../../host-example/local/staticServer'

// Every end-to-end test shows the other answers of this server.

async function serve(options: Partial<StaticServerOptions> = {}) {
  const folder = path.join(import.meta.dirname, '../../../host-example/public')
  const server = await startStaticServer({ folder, ...options })
  onTestFinished(() => server.stop())
  return server
}

test.each(['/none.js', '/..%2f..%2fetc/passwd'])(
  '%s is not found',
  async (missing) => {
    const { url } = await serve()
    expect((await fetch(url + missing)).status).toBe(404)
  },
)

test('a visitor of a missing page reads the site’s own page about it, and a script receives a short text', async () => {
  const { url } = await serve()
  const open = (accept: string) =>
    fetch(`${url}/missing`, { headers: { accept } })
  const page = await open('text/html,*/*;q=0.8')
  expect(page.status).toBe(404)
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(await page.text()).toMatch(/There is nothing here.*<a href="\/">/s)
  expect(await (await open('*/*')).text()).toBe('Not found')
})

test('a busy port is reported, and another one is used', async () => {
  const said: string[] = []
  const { port } = new URL((await serve()).url)
  const second = await serve({
    port: Number(port),
    say: (line) => said.push(line),
  })
  expect(said).toEqual([
    `Port ${port} is busy, taking ${new URL(second.url).port} instead.`,
  ])
})
