import {
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildId } from '../../../src/release/bundle/buildId'

function aProject() {
  const root = mkdtempSync(path.join(tmpdir(), 'walletdock-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
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
