import { spawn } from 'node:child_process'
import { copyFileSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { expect, test } from 'vitest'
import {
  aFolder,
  aSignedSite,
  channelsOf,
  publicKeyOf,
  runRelease,
  serve,
  trusts,
} from '../../unit/release/aSite'

const dist = path.join(import.meta.dirname, '../../../dist')
const command = path.join(dist, 'walletdock.mjs')

test('the command is one file that imports only parts of Node, in each release and as `bin` of the package', () => {
  const code = readFileSync(command, 'utf8')
  const imported = [
    ...code.matchAll(/^import [^;]*?from "([^"]+)"|import\("([^"]+)"\)/gm),
  ].map(([, name = '', later = '']) => name || later)
  expect(imported.length).toBeGreaterThan(4)
  expect(imported.filter((name) => !isBuiltin(name))).toEqual([])
  const { bin } = JSON.parse(
    readFileSync(path.join(dist, 'host/package.json'), 'utf8'),
  )
  expect(bin).toMatchObject({ walletdock: './walletdock.mjs' })
  expect(readFileSync(path.join(dist, 'host/walletdock.mjs'), 'utf8')).toBe(
    code,
  )
})

test('in an empty folder, the file alone rolls a live site back, undoes that, and exits with the status', async () => {
  const { folder: live, ours, publicKey } = await aSignedSite()
  const server = await serve(live)
  const laptop = aFolder()
  copyFileSync(command, path.join(laptop, 'walletdock.mjs'))
  const run = async (...words: readonly string[]) => {
    const program = spawn(process.execPath, ['walletdock.mjs', ...words], {
      cwd: laptop,
    })
    let printed = ''
    for (const stream of [program.stdout, program.stderr])
      stream.on('data', (text) => {
        printed += text
      })
    const exitCode = await new Promise((resolve) =>
      program.on('close', resolve),
    )
    return { exitCode, printed }
  }
  const key = ['--key', ours]
  const from = ['--from', server.url]
  expect(await run('promote', '0.1.0', ...key, ...from)).toMatchObject({
    exitCode: 0,
    printed: expect.stringContaining('stable: 0.1.0'),
  })
  expect(await run('deploy', live)).toMatchObject({
    printed: expect.stringContaining('serves it.'),
  })
  expect(channelsOf(live).channels['stable']).toBe('0.1.0')
  expect(await run('status', '--key', publicKey)).toMatchObject({ exitCode: 0 })
  await run('undo', ...key)
  await run('deploy', live)
  expect(channelsOf(live).channels['stable']).toBe('0.2.0')
  expect(await trusts(live, publicKeyOf(ours))).toBe(true)
  expect(await run('status', '--from', `${server.url}/none`)).toMatchObject({
    exitCode: 2,
  })
  await expect(runRelease(laptop, 'disable', 'x')).rejects.toThrow('--from')
})
