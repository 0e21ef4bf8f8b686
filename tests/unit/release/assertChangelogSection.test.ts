import { expect, test } from 'vitest'
import { assertChangelogSection } from '../../../src/release/readBuild'

test('assertChangelogSection rejects a version without a section in the changelog', () => {
  const changelog = '# Changelog\n\n## 0.10.0\n\nMore.\n'
  expect(() => assertChangelogSection(changelog, '0.10.0')).not.toThrow()
  for (const version of ['0.1.0', '0.10', '10.0'])
    expect(() => assertChangelogSection(changelog, version)).toThrow(
      `no section "## ${version}"`,
    )
})
