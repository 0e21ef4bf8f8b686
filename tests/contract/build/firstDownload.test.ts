import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { sourceFiles } from '../../fixtures/project/sourceFiles'

const dist = path.join(import.meta.dirname, '../../../dist')
/** The button's modules. Hosts load them by these names, so the file names have no suffix. */
const exposed: readonly string[] = [
  'exposes/ConnectButton.ts',
  'exposes/WalletProvider.ts',
  'exposes/useWallet.ts',
]
const read = (file: string) =>
  JSON.parse(readFileSync(path.join(dist, file), 'utf8'))

test('the files that are named .initial are exactly those of the first download', () => {
  const { preload }: { readonly preload: readonly string[] } =
    read('contract.json')
  const modules: Readonly<Record<string, readonly string[]>> =
    read('modules.json')
  const downloaded = ['remoteEntry.js', ...preload]
    .flatMap((script) => modules[script] ?? [])
    .filter((module) => module.startsWith('src/'))
    .map((module) => module.slice('src/'.length))
  const named = sourceFiles('src')
    .map(({ file }) => file)
    .filter((file) => /\.initial\.tsx?$/.test(file) || exposed.includes(file))
  expect(downloaded).toContain('container/container.initial.ts')
  expect(downloaded).toContain('app/createDock.initial.ts')
  expect(downloaded.toSorted()).toEqual(named.toSorted())
})
