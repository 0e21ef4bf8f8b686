import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { evaluateStyles } from '../../../src/release/bundle/styles/evaluateStyles'
import { temporaryFolder } from '../../fixtures/project/temporaryFolder'

const { path: folder, remove } = temporaryFolder('styles')
afterAll(remove)

async function evaluate(name: string, lines: readonly string[]) {
  const file = path.join(folder, `${name}.styles.ts`)
  const imports = "import { css, cx, keyframes } from '../../src/ui/theme/css'"
  await writeFile(file, [imports, ...lines].join('\n'))
  return evaluateStyles(file)
}

test('a class name is a constant, and its rules are added one by one', async () => {
  const { code } = await evaluate('one', [
    "export const row = css({ top: 0, '&:hover': { top: 1 }, '@media print': { top: 2 } })",
  ])
  const name = /row = "(wd-\w+)"/.exec(code)?.[1]
  expect(name).toBeDefined()
  expect(code).toContain(
    `addRules([".${name}{top:0}",".${name}:hover{top:1px}","@media print{.${name}{top:2px}}"])`,
  )
  expect(code).toContain('from "../../src/ui/theme/sheet"')
})

test('properties are prefixed as the supported browsers require', async () => {
  const { code } = await evaluate('prefixed', [
    "export const row = css({ userSelect: 'none' })",
  ])
  expect(code).toContain('-webkit-user-select:none;user-select:none')
})

test('a file adds only its own rules, and imports the file that it composes', async () => {
  await evaluate('base', [
    'const blink = keyframes({ to: { opacity: 0 } })',
    'export const base = css({ left: 7, animation: blink })',
  ])
  const { code, inputs } = await evaluate('more', [
    "import { base } from './base.styles'",
    'export const more = cx(base, css({ right: 8 }))',
  ])
  expect(code).toContain('import "./base.styles.ts"')
  expect(code.match(/\{[^{}]*\}/g)).toContainEqual(
    expect.stringMatching(/^\{left:7px;animation:animation-\w+;right:8px\}$/),
  )
  // The result contains neither the merged class nor the keyframes of another file.
  expect(code.match(/right:8px/g)).toHaveLength(1)
  expect(code).not.toContain('@keyframes')
  expect(inputs.map((input) => path.basename(input))).toContain(
    'base.styles.ts',
  )
})

test('an export that is not constant throws an error', async () => {
  await expect(
    evaluate('late', ['export const rowOf = (top: number) => css({ top })']),
  ).rejects.toThrow('rowOf is not plain data')
})
