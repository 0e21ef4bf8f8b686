import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { rspack } from '@rspack/core'
import { expect, onTestFinished, test } from 'vitest'
import { ContractPlugin } from '../../../src/release/bundle/ContractPlugin'
import { FederatedBuildPlugin } from '../../../src/release/bundle/plugins'

test('ContractPlugin fails the build if the loader could run a script that the table of hashes does not list', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'walletdock-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(path.join(folder, 'entry.js'), "import('./engine.js')")
  writeFileSync(path.join(folder, 'engine.js'), 'export const engine = 1')
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry: { remoteEntry: './entry.js' },
    output: { path: folder, chunkFilename: 'elsewhere/engine.js' },
    plugins: [
      new ContractPlugin(new FederatedBuildPlugin(), {
        exposes: [],
        requires: {},
      }),
    ],
  })
  await expect(
    new Promise((resolve, reject) => {
      compiler.run((error, stats) =>
        error ? reject(error) : resolve(stats?.toString()),
      )
    }),
  ).rejects.toThrow('elsewhere/engine.js has no hash')
})
