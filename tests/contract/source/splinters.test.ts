import { expect, test } from 'vitest'
import { stylesFile } from '../../../src/release/bundle/styles/evaluateStyles'
import {
  type SourceFile,
  sourceFiles,
} from '../../fixtures/project/sourceFiles'
import { isTable } from '../rooms'
import { type FileImport, sourceImports } from '../sourceImports'

/** Length in lines up to which a file belongs to its only importer. */
const shortest = 20

/** Files that are still separate. Remove a line as soon as its file is merged or moved. Do not add lines. */
const known: readonly string[] = [
  'features/signIn/SignInReport.tsx',
  'testWallet/askChain.ts',
]

const hasFunction = /\bfunction\b|=>/

/**
 * Returns the short files that only one file of the same room imports, in the same download. Data, tables of
 * features and styles may be apart, and so may a dynamic import, because it is another download.
 */
function findSplinters(
  files: readonly SourceFile[],
  imports: readonly FileImport[],
): readonly string[] {
  return files
    .filter(({ file, text }) => {
      const isShort = text.split('\n').length - 1 <= shortest
      return (
        isShort &&
        hasFunction.test(text) &&
        !stylesFile.test(file) &&
        !isTable(file)
      )
    })
    .map(({ file }) => file)
    .filter((file) => {
      const own = imports.filter(({ to }) => to === file)
      const importers = new Set(own.map((it) => it.file))
      const isSameDownload = own.every(({ kind }) => kind !== 'dynamic')
      const [importer = ''] = importers
      const isSameRoom = importer.split('/')[0] === file.split('/')[0]
      return importers.size === 1 && isSameDownload && isSameRoom
    })
}

test(`no file of at most ${shortest} lines is imported by only one file of its room, except the listed ones`, () => {
  const found = findSplinters(sourceFiles('src'), sourceImports())
  expect(found.toSorted()).toEqual(known)
})

test('findSplinters finds only short code with one importer in its room and download', () => {
  const code = 'export function run() {}\n'
  const files = [
    { file: 'a/short.ts', text: code },
    { file: 'a/long.ts', text: code.repeat(shortest + 1) },
    { file: 'a/data.ts', text: 'export const size = 1\n' },
    { file: 'a/look.styles.ts', text: code },
    { file: 'a/shared.ts', text: code },
    { file: 'a/later.ts', text: code },
    { file: 'b/other.ts', text: code },
  ]
  const imports = files.map(({ file }): FileImport => {
    const kind = file === 'a/later.ts' ? 'dynamic' : 'static'
    return { file: 'a/Importer.ts', to: file, kind }
  })
  const another: FileImport = {
    file: 'a/x.ts',
    to: 'a/shared.ts',
    kind: 'static',
  }
  expect(findSplinters(files, [...imports, another])).toEqual(['a/short.ts'])
})
