import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, type Span, Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'
import { stylesFile } from '../../../src/release/bundle/styles/evaluateStyles'
import { sourceFiles } from '../../fixtures/project/sourceFiles'
import { readImports } from '../readImports'
import { lineBudgets } from '../rooms'

/** Maximum length of a file, in lines. */
const longest = 240
/** Maximum length of a function, in lines. */
const longestFunction = 80
/** A file with at most so many lines belongs to its only importer. */
const shortest = 20
/** Test files may be longer. */
const longestSuite = 300
/** Data and messages may be long. */
const mayBeLong =
  /^src\/(data\/messages|remote\/shared|kit\/selfTest|data\/wallets\/icons)/
const isSuite = /\.test\.tsx?$/
const nameless = /^(index|utils?|helpers?|common|misc|types|constants)$/i

const files = ['src', 'tests', 'host-example'].flatMap((folder) =>
  sourceFiles(folder).map(({ file, text }) => ({
    file: `${folder}/${file}`,
    lines: text.split('\n').length - 1,
  })),
)

test(`no file is longer than ${longest} lines`, () => {
  const long = files
    .filter(({ file }) => !mayBeLong.test(file))
    .filter(
      ({ file, lines }) =>
        lines > (isSuite.test(file) ? longestSuite : longest),
    )
    .map(({ file, lines }) => `${file}: ${lines} lines`)
  expect(long).toEqual([])
})

test('no file is called index, utils, helpers, common, misc, types or constants', () => {
  const unnamed = files.filter(({ file }) =>
    file.split('/').some((part) => nameless.test(path.parse(part).name)),
  )
  expect(unnamed.map(({ file }) => file)).toEqual([])
})

test(`no code of at most ${shortest} lines has only one importer in its room`, () => {
  const imports = readImports()
  const short = sourceFiles('src').filter(
    ({ file, text }) =>
      text.split('\n').length - 1 <= shortest &&
      // Data and styles may be apart.
      /\bfunction\b|=>/.test(text) &&
      !stylesFile.test(file),
  )
  const found = short.filter(({ file }) => {
    const own = imports.filter(({ to }) => to === file)
    const [importer = '', ...others] = new Set(own.map(({ file }) => file))
    // A dynamic import is another download.
    const isLater = own.some(({ kind }) => kind === 'dynamic')
    const room = file.split('/')[0]
    return others.length === 0 && !isLater && importer.split('/')[0] === room
  })
  expect(found.map(({ file }) => file)).toEqual([])
})

const src = path.join(import.meta.dirname, '../../../src')
const isCounted = /\.(tsx?|css|html)$/
const isData = /^data\/(messages\/languages|wallets\/more)\//

test(`no function of src is longer than ${longestFunction} lines`, () => {
  // A language is a function that only returns texts.
  const logic = sourceFiles('src').filter(({ file }) => !isData.test(file))
  const long = logic.flatMap(({ file, text }) => {
    const found: string[] = []
    const measure = ({ start, end }: Span) => {
      const { length } = text.slice(start, end).split('\n')
      const line = text.slice(0, start).split('\n').length
      if (length > longestFunction) found.push(`${file}:${line}: ${length}`)
    }
    new Visitor({
      ArrowFunctionExpression: measure,
      FunctionDeclaration: measure,
      FunctionExpression: measure,
    }).visit(parseSync(file, text).program)
    return found
  })
  expect(long).toEqual([])
})

/** Number of lines by room. */
const lines: Record<string, number> = {}
for (const name of readdirSync(src, { recursive: true, encoding: 'utf8' })) {
  const file = name.split(path.sep).join('/')
  if (!isCounted.test(file) || isData.test(file)) continue
  const [room = ''] = file.split('/')
  const text = readFileSync(path.join(src, file), 'utf8')
  lines[room] = (lines[room] ?? 0) + text.split('\n').length - 1
}

test('every room of src has a budget of lines', () => {
  expect(Object.keys(lineBudgets).sort()).toEqual(Object.keys(lines).sort())
})

test.each(Object.entries(lineBudgets))(
  'src/%s has at most %d lines',
  (room, budget) => {
    const count = lines[room] ?? 0
    const [found, allowed] = [count, budget].map((it) =>
      it.toLocaleString('en'),
    )
    expect(
      count,
      `src/${room} has ${found} lines, its budget is ${allowed}: remove something, or raise the budget in tests/contract/rooms.ts in the same commit and say why.`,
    ).toBeLessThanOrEqual(budget)
  },
)

test('npm run mutants breaks only files and folders that exist', () => {
  const root = path.join(import.meta.dirname, '../../..')
  const script = readFileSync(path.join(root, '.config/mutants.mjs'), 'utf8')
  const named = script.match(/(?<=')src\/[^']+(?=')/g) ?? []
  expect(named.length).toBeGreaterThan(9)
  const gone = named.filter(
    (file) => !existsSync(path.join(root, file.replace('*.ts', ''))),
  )
  expect(gone).toEqual([])
})
