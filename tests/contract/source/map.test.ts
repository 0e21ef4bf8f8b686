import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { guideFile, sectionOf } from '../../fixtures/project/guides'
import { sourceFiles } from '../../fixtures/project/sourceFiles'
import { drawRooms } from '../drawRooms'
import { type Room, rooms } from '../rooms'
import { readmeFile, withRooms } from '../withRooms'

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
  for (const file of [guideFile('map'), readmeFile])
    await expect(withRooms(readFileSync(file, 'utf8'))).toMatchFileSnapshot(
      file,
    )
  // The engine's parts of features are a separate room, whose folders are inside those of the features.
  const inFolders = Object.keys(rooms).filter((room) => !room.includes('/'))
  expect(inFolders.toSorted()).toEqual(
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

test('the map explains at most 12 words that only this project uses, and the code contains each of them', () => {
  const words = rowsOf('Words that only this project uses').map(
    ([word]) => word,
  )
  expect(words.length).toBeGreaterThan(5)
  expect(words.length).toBeLessThanOrEqual(12)
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

test('drawRooms draws a room above the rooms that it imports from, except those that a table loads', () => {
  const table = { 'table.ts': { later: ['features'] } }
  expect(
    drawRooms({
      app: { rooms: [], files: table },
      features: { rooms: ['views'] },
      views: { rooms: ['app'] },
    }),
  ).toBe(['features → views', 'views → app', 'app ⇡ features'].join('\n'))
})

test('drawRooms draws a room above the rooms that it imports from, and refuses a ring', () => {
  const file = { 'a.ts': { rooms: ['views', 'facts'] } }
  const four: Record<string, Room> = {
    facts: { rooms: [] },
    views: { rooms: ['facts'] },
    app: { rooms: ['views'], later: ['engine', 'facts'], files: file },
    engine: { rooms: ['facts'], types: ['views'] },
  }
  expect(drawRooms(four)).toBe(
    ['app → views  ⇢ engine, facts', 'views, engine → facts', 'facts ·'].join(
      '\n',
    ),
  )
  expect(() => drawRooms({ ...four, facts: { rooms: ['app'] } })).toThrow(
    'A ring: facts, views, app',
  )
})
