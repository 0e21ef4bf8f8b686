import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { rspack } from '@rspack/core'
import { expect, test } from 'vitest'
import { buildId } from '../../../src/release/bundle/buildId'
import { ContractPlugin } from '../../../src/release/bundle/ContractPlugin'
import { FederatedBuildPlugin } from '../../../src/release/bundle/plugins'
import { assertChangelogSection } from '../../../src/release/readBuild'
import { aFolder } from './aSite'

function aProject() {
  const root = aFolder()
  mkdirSync(path.join(root, 'src/app'), { recursive: true })
  for (const file of [
    'src/app/dock.ts',
    'rspack.config.ts',
    'package.json',
    'package-lock.json',
  ])
    writeFileSync(path.join(root, file), file)
  return root
}

test('buildId is the same for the same sources, in any folder', () => {
  expect(buildId(aProject())).toMatch(/^[\da-f]{8}$/)
  expect(buildId(aProject())).toBe(buildId(aProject()))
})

test.each([
  ...['src/app/dock.ts', 'rspack.config.ts', 'package-lock.json'].map(
    (file) =>
      [
        `${file} changes`,
        (root: string) => writeFileSync(path.join(root, file), 'changed'),
      ] as const,
  ),
  [
    'a file moves',
    (root: string) =>
      renameSync(path.join(root, 'src/app'), path.join(root, 'src/page')),
  ] as const,
])('buildId changes if %s', (_, change) => {
  const root = aProject()
  change(root)
  expect(buildId(root)).not.toBe(buildId(aProject()))
})

test('ContractPlugin fails the build if the loader could run a script that the table of hashes does not list', async () => {
  const folder = aFolder()
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

test('assertChangelogSection rejects a version without a section in the changelog', () => {
  const changelog = '# Changelog\n\n## 0.10.0\n\nMore.\n'
  expect(() => assertChangelogSection(changelog, '0.10.0')).not.toThrow()
  for (const version of ['0.1.0', '0.10', '10.0'])
    expect(() => assertChangelogSection(changelog, version)).toThrow(
      `no section "## ${version}"`,
    )
})
