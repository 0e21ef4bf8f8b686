import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { assertChangelogSection } from '../../../src/release/releaseCommand'

const root = path.join(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

test('assertChangelogSection rejects a version without a section in the changelog', () => {
  const changelog = '# Changelog\n\n## 0.10.0\n\nMore.\n'
  expect(() => assertChangelogSection(changelog, '0.10.0')).not.toThrow()
  for (const version of ['0.1.0', '0.10', '10.0'])
    expect(() => assertChangelogSection(changelog, version)).toThrow(
      `no section "## ${version}"`,
    )
})

test('the changelog has a section for the built version', () => {
  const { version } = JSON.parse(read('package.json'))
  expect(() =>
    assertChangelogSection(read('CHANGELOG.md'), version),
  ).not.toThrow()
})
