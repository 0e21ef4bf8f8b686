import { parseSync, Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'
import { sourceFiles } from '../../fixtures/project/sourceFiles'
import { idsIn } from '../../specification/judgeSpecification'
import { missing, requirements } from '../../specification/requirements'

// This test reads the titles without running a test, so that a lost id fails before the whole run is judged.

/** These files use invented ids. */
const invented =
  /^(specification|unit\/specification)\/|\/specification\.test\.ts$/

const files = sourceFiles('tests').filter(({ file }) => !invented.test(file))
const ids = files.flatMap(({ file, text }) =>
  stringsIn(file, text)
    .flatMap(idsIn)
    .map((id) => ({ id, file })),
)

/** Returns the string literals of a file, because comments and lists such as `[1.5]` contain no ids. */
function stringsIn(file: string, text: string): string[] {
  const found: string[] = []
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') found.push(value)
    },
    TemplateElement({ value }) {
      found.push(value.raw)
    },
  }).visit(parseSync(file, text).program)
  return found
}

test('every requirement has a test with its id in the title', () => {
  const shown = new Set(ids.map(({ id }) => id))
  const lost = Object.keys(requirements).filter(
    (id) => !shown.has(id) && !(id in missing),
  )
  expect(lost).toEqual([])
})

test('every id in a title is a requirement', () => {
  const unknown = ids.filter(({ id }) => !(id in requirements))
  expect(unknown).toEqual([])
})

test('ids are found in titles and rows, not in comments and code', () => {
  const code = [
    "test('closes [4.3]', () => {})",
    'test(`closes [4.4]`, () => {})',
    "test.each([['wide', '[4.5]']])('in %s %s', () => {})",
    "// test('closes [4.6]', () => {})",
    'const list = [4.7]',
  ].join('\n')
  expect(stringsIn('sample.ts', code).flatMap(idsIn)).toEqual([
    '4.3',
    '4.4',
    '4.5',
  ])
})
