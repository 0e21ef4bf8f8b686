import path from 'node:path'
import { build } from 'esbuild'
import type { TestWalletOptions } from '../../src/testWallet/TestWallet'

const entry = path.join(
  import.meta.dirname,
  '../../src/testWallet/installTestWallet.ts',
)

/** A script that makes the test wallet announce itself before the page's own scripts run, as an extension does, and without a byte from the remote. */
export async function testWalletScript(
  options: TestWalletOptions,
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'testWallet',
    target: 'es2022',
  })
  const code = outputFiles[0]?.text ?? ''
  return `{${code};testWallet.installTestWallet(${JSON.stringify(options)})}`
}
