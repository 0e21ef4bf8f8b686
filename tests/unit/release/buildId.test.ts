import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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
  const one = aProject()
  const other = aProject()
  expect(buildId(one)).toMatch(/^[\da-f]{8}$/)
  expect(buildId(other)).toBe(buildId(one))
})

test.each(['src/app/dock.ts', 'rspack.config.ts', 'package-lock.json'])(
  'buildId changes if %s changes',
  (file) => {
    const root = aProject()
    const before = buildId(root)
    writeFileSync(path.join(root, file), 'changed')
    expect(buildId(root)).not.toBe(before)
  },
)

test('buildId changes if a file moves', () => {
  const root = aProject()
  const before = buildId(root)
  cpSync(path.join(root, 'src/app'), path.join(root, 'src/page'), {
    recursive: true,
  })
  rmSync(path.join(root, 'src/app'), { recursive: true })
  expect(buildId(root)).not.toBe(before)
})
