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
