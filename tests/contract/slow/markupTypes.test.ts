import { cpSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type EmptyFolder,
  emptyFolder,
} from '../../fixtures/project/emptyFolder'

const here = path.join(import.meta.dirname, '..')
const kit = path.join(here, '../../dist/walletdock.tgz')
/** These tools check with their own compiler. */
const tools = 'vue@3 vue-tsc@3 svelte@5 svelte-check@4 solid-js@1 typescript@5'
let folder: EmptyFolder

beforeAll(async () => {
  folder = await emptyFolder()
  cpSync(path.join(here, 'kitTypes/markup'), folder.path, { recursive: true })
  const compilerOptions = {
    ...{ module: 'esnext', moduleResolution: 'bundler', target: 'es2022' },
    ...{ jsx: 'preserve', jsxImportSource: 'solid-js', types: [] },
    ...{ strict: true, exactOptionalPropertyTypes: true, noEmit: true },
    verbatimModuleSyntax: true,
  }
  await folder.write({
    'package.json': '{ "type": "module" }',
    'tsconfig.json': JSON.stringify({ compilerOptions, include: ['*'] }),
  })
  await folder.run(`npm install ${kit} ${tools}`)
}, 300_000)
afterAll(() => folder?.remove())

test('the element is typed in Vue’s templates, which have errors for exactly the wrong uses', async () => {
  await folder.run('npx vue-tsc')
}, 120_000)

test('the element is typed in Solid’s markup', async () => {
  await folder.run('npx tsc')
}, 120_000)

test('the element is typed in Svelte’s markup', async () => {
  const said = await folder
    .run('npx svelte-check --output machine')
    .catch((error: Error) => error.message)
  const errors = said.split('\n').filter((line) => line.includes(' ERROR '))
  expect(errors).toEqual([
    expect.stringMatching(/"Wrong.svelte".*sepia/),
    expect.stringMatching(/"Wrong.svelte".*'number' is not assignable/),
    expect.stringMatching(/"Wrong.svelte".*'nothing' does not exist/),
  ])
}, 120_000)
