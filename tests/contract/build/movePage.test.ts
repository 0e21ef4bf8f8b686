import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../fixtures/project/temporaryFolder'
import { movePage } from '../../hosts/movePage'

test.each([
  ['rainbowkit', 6],
  ['connectkit', 4],
])(
  'a page for %s moves without a changed line by the alias, and the command changes the %i lines that the guide shows',
  (kit, lines) => {
    const { path: folder, remove } = temporaryFolder('moves')
    const move = (way: string) => movePage(kit, way, path.join(folder, way))
    try {
      expect(move('alias')).toBe(0)
      expect([move('codemod'), move('guide')]).toEqual([lines, lines])
      expect(textsIn(path.join(folder, 'codemod'))).toEqual(
        textsIn(path.join(folder, 'guide')),
      )
    } finally {
      remove()
    }
  },
)

/** Returns the texts of all files in a folder, in order. */
const textsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .toSorted()
    .map((file) => readFileSync(file, 'utf8'))
