import { expect, test } from 'vitest'
import { stylesFile } from '../../../src/release/bundle/styles/evaluateStyles'
import { isInitial } from '../isInitial'
import { type FileImport, sourceImports } from '../sourceImports'

/**
 * Returns whether an import would add code to the first download, although the imported file's name does not say so.
 * Types are erased, dynamic imports are other downloads, and styles are evaluated by the build.
 */
const grows = ({ file, to, kind }: FileImport) =>
  kind === 'static' &&
  isInitial(file) &&
  !stylesFile.test(file) &&
  !isInitial(to)

test('files of the first download import only such files', () => {
  const imports = sourceImports()
  const first = imports.filter(({ file }) => isInitial(file))
  expect(first.length).toBeGreaterThan(200)
  expect(imports.filter(grows)).toEqual([])
})

test.each([
  ['app/createDock.initial.ts', 'session/reduce.ts', 'static', true],
  ['app/createDock.initial.ts', 'session/State.ts', 'type', false],
  ['app/createDock.initial.ts', 'app/restoreAccount.ts', 'dynamic', false],
  ['app/createDock.initial.ts', 'session/merge.initial.ts', 'static', false],
  ['app/restoreAccount.ts', 'session/merge.initial.ts', 'static', false],
  ['ui/unseen.styles.initial.ts', 'theme/emotion.ts', 'static', false],
] as const)(
  'if %s imports %s (%s), the first download grows unnoticed: %s',
  (file, to, kind, isWrong) => {
    expect(grows({ file, to, kind })).toBe(isWrong)
  },
)
