import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { languages } from '../../../src/messages/otherLanguages'
import { recipes } from '../../add/recipes'
import { fencesIn, sectionOf } from '../../fixtures/project/guides'
import { recipeFiles } from '../../fixtures/project/recipeFiles'

const root = path.join(import.meta.dirname, '../../..')

vi.setConfig({ testTimeout: 300_000 })

// The recipes change this copy, one after the other. It has no history and no builds, and uses the original's packages.
const copy = mkdtempSync(path.join(tmpdir(), 'walletdock-add-'))
const listed = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '-z'],
  { cwd: root },
)
for (const file of listed.toString().split('\0').filter(Boolean))
  if (existsSync(path.join(root, file)) && !/\.(zip|png)$/.test(file))
    cpSync(path.join(root, file), path.join(copy, file), { force: true })
for (const folder of ['node_modules', 'dist'])
  symlinkSync(path.join(root, folder), path.join(copy, folder))

afterAll(() => rmSync(copy, { recursive: true, force: true }), 60_000)

/** Runs a program in the copy. @throws Error with its output if it fails */
function run(...args: readonly string[]): string {
  try {
    return execFileSync(process.execPath, args, {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined },
      stdio: 'pipe',
    })
  } catch (error) {
    const { stdout, stderr } = Object(error)
    throw new Error(`${args.join(' ')}\n${stdout}${stderr}`)
  }
}

const add = (...args: readonly string[]) =>
  run('--import', 'tsx', 'tests/add/add.ts', ...args)

/** Expects that a call fails and changes no file. */
function expectRefusal(args: readonly string[], why: string) {
  const before = recipeFiles(copy)
  expect(() => add(...args)).toThrow(why)
  expect(recipeFiles(copy)).toEqual(before)
}

/** Runs the tests whose path contains a word. */
const vitest = (project: string, ...words: readonly string[]) =>
  run(
    'node_modules/vitest/vitest.mjs',
    ...['run', '--config', 'tests/vitest.ts', '--project', project],
    ...words,
  )

/** Returns the output of a program that must fail. */
function reportOf(run: () => string): string {
  try {
    return run()
  } catch (error) {
    return String(error)
  }
}

/** Folder of the suites that test the additions. */
const addedSuites = path.join(copy, 'tests/unit/added')
mkdirSync(addedSuites)
const writeSuite = (name: string, text: string) =>
  writeFileSync(path.join(addedSuites, `${name}.test.ts`), text)

/** Writes a drawing as a designer exports it. */
function writeMark(): string {
  const file = path.join(copy, 'mark.svg')
  writeFileSync(
    file,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28">
  <path fill="#fff" d="M6 6h16v4H6zM6 12h10v4H6zM6 18h16v4H6z"/>
  <circle cx="21" cy="14" r="2" fill="#1a1a1a"/>
</svg>`,
  )
  return file
}

const meadow = [
  ...['wallet', 'meadow', '--name', 'Meadow Wallet', '--color', '#2a7d4f'],
  ...['--site', 'https://meadow.example', '--source', 'https://meadow.example'],
  ...['--mark', writeMark(), '--rdns', 'example.meadow', '--walletConnect'],
]

test('npm run add refuses a recipe that does not exist, and a wallet that exists', () => {
  expectRefusal(['weather'], 'There is no recipe "weather".')
  expectRefusal([...meadow, '--name', 'Rabby Wallet'], 'has the same name')
})

test('npm run add adds a wallet, an option, a language, a hook and functions that pass the tests', () => {
  const written = add(
    ...[...meadow, '--ios', '123456', '--iosLink', 'meadow://wc?uri='],
  )
  expect(written).toContain('src/wallets/more/meadow.ts')
  expectRefusal(meadow, 'Meadow Wallet has the same id')
  add(
    ...['option', 'quietStart', '--type', 'boolean', '--default', 'false'],
    ...['--words', 'Hides the button until the page is idle.'],
  )
  writeSuite(
    'option',
    `import { expect, test, vi } from 'vitest'
import { checkConfig } from '../../../src/app/checkConfig.initial'
import { reportConflict } from '../../../src/app/reportConflict'

test.each([[false, []], [true, [['quietStart']]]])('the default value of an option is not a conflict: %o', (quietStart, reported) => {
  const onConflict = vi.fn()
  const page = { appName: 'Shop', projectId: 'id' }
  reportConflict(checkConfig(page), { ...page, quietStart, onConflict })
  expect(onConflict.mock.calls.map(([{ options }]) => options)).toEqual(reported)
})
`,
  )
  add('language', 'nl', '--from', 'de', '--name', 'Czech')
  add('module', 'useThing')
  add('module', 'readThing')
  add('module', 'readOther')
  writeSuite(
    'modules',
    `import { expect, test } from 'vitest'
import { exposes } from '../../../src/container/exposes.initial'
import { isPlain } from '../../../src/host/WalletdockModules.initial'
import { withoutWallet } from '../../../src/host/withoutWallet'

test('a hook is for pages with React, and a function is for all pages', async () => {
  const [hook, thing, other] = await Promise.all([
    exposes['./useThing'](),
    exposes['./readThing'](),
    exposes['./readOther'](),
  ])
  expect([hook, thing, other].map(Object.keys)).toEqual([['useThing'], ['readThing'], ['readOther']])
  expect(['./useThing', './readThing', './readOther'].map(isPlain)).toEqual([false, true, true])
  const { useThing, readThing } = withoutWallet()
  expect(useThing()).toBe('disconnected')
  await expect(readThing()).rejects.toThrow('Walletdock is not loaded')
})
`,
  )
  const report = vitest(
    ...['unit', 'tests/unit/added', 'unit/app/reportConflict', 'unit/wallets/'],
    ...['unit/messages/', 'unit/languages/', 'host/federation'],
    ...['joinKit', 'planModules', '--reporter=verbose'],
  )
  rmSync(addedSuites, { recursive: true })
  for (const title of [
    'meadow has valid data',
    'the icon of meadow is a small SVG in its colour',
    'the default value of an option is not a conflict',
    'in nl',
    'a hook is for pages with React',
  ])
    expect(report).toContain(title)
})

test('npm run add step adds a step that the walk reaches and that BACK leaves, with messages still to translate', () => {
  const words = [
    ...['--title', 'Back up {wallet}', '--text', 'Write down your words.'],
  ]
  add('step', 'BACK_UP', '--after', 'DOWNLOAD', ...words)
  add('step', 'REMIND', '--after', 'BACK_UP', ...words)
  vitest('unit', 'tests/unit/session/walk', 'tests/unit/connect/')
  const report = reportOf(() => vitest('unit', 'tests/unit/messages/languages'))
  const english = /FAIL .* in ([\w-]+) .*> no message is in English/g
  const untranslated = [...report.matchAll(english)].map(([, tag]) => tag)
  // The recipe above has added nl.
  expect(untranslated.toSorted()).toEqual(
    [...Object.keys(languages), 'nl'].toSorted(),
  )
  expect(report).toContain('Back up Alpha')
})

test('the guide has the command of every recipe, and no other', () => {
  const guide = sectionOf('how-it-is-built', 'Add something')
  const commands = fencesIn(guide).flatMap(({ code }) => code.split('\n'))
  const kinds = commands.map((line) => /^npm run add (\w+) /.exec(line)?.[1])
  expect(kinds).toEqual(Object.keys(recipes))
  for (const kind of kinds)
    expect(guide).toMatch(
      new RegExp(`^\\| an? ${kind} \\| \`npm run add ${kind}\``, 'm'),
    )
})

test('the types, the format and the import rules are right after all recipes', () => {
  run('node_modules/typescript/bin/tsc', '-p', '.')
  run(
    'node_modules/@biomejs/biome/bin/biome',
    ...['ci', '--config-path=.config', '--vcs-enabled=false', 'src', 'tests'],
  )
  vitest(
    'contract',
    ...['files', 'imports', 'initial', 'layers', 'splinters'].map(
      (name) => `tests/contract/source/${name}`,
    ),
  )
})
