import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readGuide } from '../../fixtures/project/guides'
import { sourceFiles } from '../../fixtures/project/sourceFiles'

const tests = path.join(import.meta.dirname, '../..')
const rows = readGuide('accessibility').match(/^\| \d.*$/gm) ?? []

/** The criteria in a row of the guide, and the files whose tests check them. */
const claims = rows
  .filter((row) => !row.includes('none needed'))
  .map((row) => {
    const [, name = '', , files = ''] = row.split('|')
    return {
      name: name.trim(),
      criteria: allOf(/(\d\.\d\.\d+)/g, name),
      files: allOf(/`([^`]+)`/g, files),
    }
  })

/** Returns the criteria in titles of a test file: `1.4.3` for `words can be read [WCAG 1.4.3]`. */
const criteriaIn = (text: string) => allOf(/ \[WCAG ([\d.]+)\]/g, text)

function criteriaOf(file: string) {
  const place = path.join(tests, file)
  return existsSync(place) ? criteriaIn(readFileSync(place, 'utf8')) : []
}

test.each(claims)(
  'each criterion in the guide has a test that names the criterion in its title: $name',
  ({ criteria, files }) => {
    expect(criteria).not.toEqual([])
    const shown = new Set(files.flatMap(criteriaOf))
    expect(criteria.filter((id) => !shown.has(id))).toEqual([])
    const idle = files.filter(
      (file) => !criteriaOf(file).some((id) => criteria.includes(id)),
    )
    expect(idle).toEqual([])
  },
)

test('every criterion in a title is in the guide', () => {
  const known = new Set(claims.flatMap(({ criteria }) => criteria))
  const unknown = sourceFiles('tests')
    .filter(({ file }) => /^(unit|component|e2e)\//.test(file))
    .flatMap(({ text }) => criteriaIn(text))
    .filter((id) => !known.has(id))
  expect(unknown).toEqual([])
})

/** Returns the first group of each match. */
function allOf(pattern: RegExp, text: string): readonly string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found)
}
