import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { demandSection } from '../../../src/release/channels/demandSection'

const root = path.join(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

test('a version that the changelog does not tell of is not published', () => {
  const changelog = '# Changelog\n\n## 0.10.0\n\nMore.\n'
  expect(() => demandSection(changelog, '0.10.0')).not.toThrow()
  for (const version of ['0.1.0', '0.10', '10.0'])
    expect(() => demandSection(changelog, version)).toThrow(
      `no section "## ${version}"`,
    )
})

test('the changelog tells of the version that is built', () => {
  const { version } = JSON.parse(read('package.json'))
  expect(() => demandSection(read('CHANGELOG.md'), version)).not.toThrow()
})
