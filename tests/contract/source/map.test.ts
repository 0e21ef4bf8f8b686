import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { withBlock } from '../../fixtures/project/block'
import { guideFile, sectionOf } from '../../fixtures/project/guides'
import { sourceFiles } from '../../fixtures/project/sourceFiles'
import { type Room, rooms } from '../rooms'

const src = path.join(import.meta.dirname, '../../../src')
const folders = readdirSync(src, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name, parentPath }) =>
    path.relative(src, path.join(parentPath, name)).replaceAll('\\', '/'),
  )

/** Rows of a table of the map: the first column without its code marks, and the second column. */
function rowsOf(heading: string): readonly (readonly [string, string])[] {
  return [
    ...sectionOf('map', heading).matchAll(/^\| `?([\w/ ]+?)`? \| (.+) \|$/gm),
  ]
    .map(([, name = '', text = '']) => [name, text] as const)
    .slice(1)
}

test('the picture in the map and in the README has every room, with the arrows of the import rule', async () => {
  // With `-u`, Vitest writes the picture into both files.
  const picture = `\`\`\`\n${drawRooms()}\n\`\`\``
  for (const file of [guideFile('map'), path.join(src, '../README.md')]) {
    const text = readFileSync(file, 'utf8')
    const drawn = withBlock(text, 'rooms', picture)
    await expect(drawn).toMatchFileSnapshot(file)
  }
  const inFolders = Object.keys(rooms).map(folderOf)
  expect([...new Set(inFolders)].toSorted()).toEqual(
    folders.filter((folder) => !folder.includes('/')).toSorted(),
  )
})

test('the map names every folder of src once, and no other', () => {
  const named = rowsOf('The folders').flatMap(([room, text]) => [
    room,
    ...[...text.matchAll(/`([\w/]+)`/g)].map(([, name]) => `${room}/${name}`),
  ])
  expect(named.length).toBeGreaterThan(50)
  expect(named.toSorted()).toEqual(folders.toSorted())
})

test('the map explains at most 10 words that only this project uses, and the code contains each of them', () => {
  const words = rowsOf('Words that only this project uses').map(
    ([word]) => word,
  )
  expect(words.length).toBeGreaterThan(5)
  expect(words.length).toBeLessThanOrEqual(10)
  const texts = [
    ...sourceFiles('src').map(({ text }) => text),
    readFileSync(path.join(import.meta.dirname, '../rooms.ts'), 'utf8'),
  ]
  expect(
    words.filter(
      (word) => !texts.some((text) => new RegExp(`\\b${word}`, 'i').test(text)),
    ),
  ).toEqual([])
})

/**
 * Draws the folders of `src` as text, from the top down. `→` names the rooms whose code a room runs, and `⇢` the rooms that
 * it loads later. Imports of types are not drawn.
 */
function drawRooms(): string {
  const order = [...new Set(Object.keys(rooms).map(folderOf))]
  const namesByArrows = new Map<string, string[]>()
  for (const name of order) {
    const rules = Object.entries(rooms)
      .filter(([room]) => folderOf(room) === name)
      .flatMap(([, room]) => [room, ...Object.values(room.files ?? {})])
    const others = (list: (rule: Partial<Room>) => readonly string[]) =>
      rules
        .flatMap(list)
        .map(folderOf)
        .filter((other) => other !== name)
    const now = others((rule) => rule.rooms ?? [])
    const later = others((rule) => rule.later ?? []).filter(
      (other) => !now.includes(other),
    )
    const arrows = [arrow('→', now), arrow('⇢', later)]
    const line = arrows.filter(Boolean).join('  ') || '·'
    // Rooms with the same arrows share a line.
    namesByArrows.set(line, [...(namesByArrows.get(line) ?? []), name])
  }
  const lines = [...namesByArrows].map(
    ([line, names]) => `${names.join(', ')} ${line}`,
  )
  return lines.join('\n')
}

function folderOf(room: string): string {
  return room.split('/')[0] ?? room
}

function arrow(sign: string, others: readonly string[]): string {
  return others.length > 0 ? `${sign} ${[...new Set(others)].join(', ')}` : ''
}
