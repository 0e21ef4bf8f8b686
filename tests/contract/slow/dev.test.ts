import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { startProgram } from '../../../host-example/local/startProgram'

const root = path.join(import.meta.dirname, '../../..')

test('npm run dev serves the sample with its remote, and prints their URLs', async () => {
  let heard = ''
  const { gone, stop } = startProgram(
    process.execPath,
    ['--import', 'tsx', 'host-example/start/dev.ts'],
    {
      cwd: root,
      onOutput: (text) => {
        heard += text
      },
    },
  )
  onTestFinished(stop)
  const opened = async () => {
    for (;;) {
      const url = /^Open (http\S+)/m.exec(heard)?.[1]
      if (url) return url
      if (heard.includes('ERROR')) throw new Error(heard)
      await wait(100)
    }
  }
  const early = gone.then((code) => {
    throw new Error(`It ended with ${code}.\n${heard}`)
  })
  const url = await Promise.race([opened(), early])
  for (const page of ['/', '/thin', '/federated'])
    expect((await fetch(`${url}${page}`)).status, page).toBe(200)
}, 120_000)
