import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { withGuide } from '../../../src/errors/withGuide'
import {
  limitMs,
  prefetchScript,
} from '../../../src/remote/container/prefetchScript'

// Node 20 has no navigator, and the module reads it when it is loaded.
vi.hoisted(() => vi.stubGlobal('navigator', { vendor: 'Google Inc.' }))

test('prefetchScript rejects if the server hangs, and frees the connection', async () => {
  const { address, asked } = await serve()
  const late = expect(prefetchScript(address)).rejects.toMatchObject({
    name: 'ChunkLoadError',
    type: 'timeout',
    message: withGuide(`${address} could not be loaded.`, 'failed-to-start'),
  })
  const response = await asked
  const closed = once(response, 'close')
  await vi.advanceTimersByTimeAsync(limitMs)
  await late
  await closed
})

test('prefetchScript waits for a script that is arriving, however slow it is', async () => {
  const { address, asked } = await serve()
  const ahead = prefetchScript(address)
  const response = await asked
  const begins = vi.spyOn(globalThis, 'setTimeout')
  for (const part of [1, 2, 3]) {
    await vi.advanceTimersByTimeAsync(limitMs - 1)
    response.write(`part ${part}`)
    // The chunk was read, so the limit starts again.
    while (begins.mock.calls.length < part) await setImmediate()
  }
  response.end()
  await expect(ahead).resolves.toBeUndefined()
})

test('prefetchScript ignores a missing file, because the script element reports it', async () => {
  const { address, asked } = await serve()
  const ahead = prefetchScript(address)
  const response = await asked
  response.writeHead(404).end()
  await expect(ahead).resolves.toBeUndefined()
})

test('prefetchScript ignores a server that is down', async () => {
  const { address, stop } = await serve()
  await stop()
  await expect(prefetchScript(address)).resolves.toBeUndefined()
})

/** Starts a real server. The test controls the clock of the limit. */
async function serve() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let answer: (response: ServerResponse) => void = () => {}
  const asked = new Promise<ServerResponse>((resolve) => {
    answer = resolve
  })
  const server = createServer((_, response) => answer(response))
  const stop = () =>
    new Promise((resolve) => {
      server.close(resolve)
      server.closeAllConnections()
    })
  onTestFinished(() => void stop())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}/script.js`, asked, stop }
}
