import { once } from 'node:events'
import path from 'node:path'
import { expect, test } from 'vitest'
import { startProgram } from '../../parts/startProgram'

const gateway = path.join(import.meta.dirname, '../../parts/faultyRpc.ts')

/** Stops a gateway while a request still waits at it, and is done. */
const script = `
import { startFaultyRpc } from ${JSON.stringify(gateway)}
const rpc = await startFaultyRpc('http://127.0.0.1:9')
const post = (address, body) => fetch(rpc.url + address, { method: 'POST', body })
await post('/fault/slow', '{"delayMs":600000}')
post('/slow', '{}').catch(() => {})
while ((await (await fetch(rpc.url + '/slow')).text()) !== '1');
await rpc.stop()
console.log('stopped')
`

test('a gateway that was stopped keeps no process, whoever still waited for its answer', async () => {
  const ended = new AbortController()
  const program = startProgram(
    process.execPath,
    ['--import', 'tsx', '--input-type', 'module', '--eval', script],
    { onOutput: (text) => text.includes('stopped') && ended.abort() },
  )
  await once(ended.signal, 'abort')
  const late = new Promise((resolve) =>
    setTimeout(resolve, 5000, 'still there'),
  )
  expect(await Promise.race([program.gone, late])).toBe(0)
  await program.stop()
})
