import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { startStaticServer } from '../../../host-example/local/staticServer'
import { temporaryFolder } from '../../fixtures/project/temporaryFolder'

const root = path.join(import.meta.dirname, '../../..')
const run = promisify(execFile)
const tsc = path.join(
  path.dirname(
    createRequire(import.meta.url).resolve('typescript/package.json'),
  ),
  'bin/tsc',
)

/** Compiles with the types that the plugin has fetched, and fails to compile without them. */
const page = `
import { ConnectButton } from 'walletdock/ConnectButton'
import { useWallet, type Wallet } from 'walletdock/useWallet'
export const status: 'loading' | 'disconnected' | 'unauthenticated' | 'connected' = useWallet().status
export const button = ConnectButton({ label: 'Connect' })
declare const wallet: Wallet
// @ts-expect-error: the wallet has no such field
wallet.nothing
// @ts-expect-error: there is no such dialog
wallet.open('settings')
`

test.each(['development', 'production'])(
  'federation’s own types plugin fetches types that a host compiles with, in a %s build',
  async (mode) => {
    const { url, stop } = await startStaticServer({
      folder: path.join(root, 'dist'),
    })
    // The fetched types import the project's React.
    const { path: folder, remove } = temporaryFolder('types')
    try {
      writeFileSync(path.join(folder, 'main.js'), 'export {}')
      writeFileSync(path.join(folder, 'page.ts'), page)
      const compilerOptions = {
        ...{ strict: true, noEmit: true, jsx: 'react-jsx', types: [] },
        ...{ target: 'es2022', module: 'esnext', lib: ['es2023', 'dom'] },
        ...{ moduleResolution: 'bundler', skipLibCheck: true },
        paths: { '*': ['./@mf-types/*'] },
      }
      writeFileSync(
        path.join(folder, 'tsconfig.json'),
        JSON.stringify({ compilerOptions, files: ['page.ts'] }),
      )
      await run(process.execPath, [
        path.join(root, 'tests/hosts/remotes/consumeTypes.mjs'),
        ...[folder, url, mode],
      ])
      const { stdout } = await run(process.execPath, [tsc, '-p', folder]).catch(
        (failed: { readonly stdout: string }) => failed,
      )
      expect(stdout).toBe('')
    } finally {
      await stop()
      remove()
    }
  },
  60_000,
)
