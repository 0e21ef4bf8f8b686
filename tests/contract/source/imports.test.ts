import { expect, test } from 'vitest'
import { stylesFile } from '../../../src/release/bundle/styles/evaluateStyles'
import { judgeFeature, judgeImport } from '../judgeImport'
import { readImports } from '../readImports'
import { rooms } from '../rooms'

const imports = readImports()

test('every import in src/ follows the rules of the rooms', () => {
  const kinds = new Set(imports.map(({ kind }) => kind))
  expect([...kinds].sort()).toEqual(['dynamic', 'static', 'type'])
  const broken = imports.map(judgeImport).filter((line) => line !== undefined)
  expect(broken).toEqual([])
})

test('a room runs and loads only code of rooms below it', () => {
  const order = Object.keys(rooms)
  const upward = Object.entries(rooms).flatMap(([name, room]) =>
    [room, ...Object.values(room.files ?? {})]
      .flatMap(({ rooms = [], later = [] }) => [...rooms, ...later])
      .filter((other) => order.indexOf(other) < order.indexOf(name))
      .map((other) => `${name} → ${other}`),
  )
  expect(upward).toEqual([])
})

const folderOf = (file: string, depth: number) => {
  const folders = file.split('/').slice(0, -1)
  return folders.slice(0, depth).join('/')
}

/** Returns the pairs of folders of which one imports from the other, also if it imports only types. */
function arrowsBetween(depth: number) {
  const arrows = imports.flatMap(({ file, to }) => {
    const [from, target] = [folderOf(file, depth), folderOf(to ?? '', depth)]
    const isArrow = to !== undefined && from !== target
    return isArrow ? [`${from} → ${target}`] : []
  })
  return [...new Set(arrows)].map((arrow) => arrow.split(' → '))
}

test('src has at most 12 folders with at most 50 arrows between them', () => {
  const arrows = arrowsBetween(1)
  expect(new Set(arrows.flat()).size).toBeLessThanOrEqual(12)
  expect(arrows.length).toBeGreaterThan(30)
  expect(arrows.length).toBeLessThanOrEqual(50)
})

test.each([1, 2])(
  'the arrows between folders at depth %i form no circle',
  (depth) => {
    // The files in a room itself, such as its types, are above some of its folders and below others.
    let left = arrowsBetween(depth).filter((arrow) =>
      arrow.every((folder) => folder.split('/').length === depth),
    )
    for (let count = Infinity; left.length < count; ) {
      count = left.length
      const importing = new Set(left.map(([from]) => from))
      left = left.filter(([, to]) => importing.has(to))
    }
    expect(left).toEqual([])
  },
)

test('the core names no feature outside its table', () => {
  const broken = imports.map(judgeFeature).filter((line) => line !== undefined)
  expect(broken).toEqual([])
})

test('every file that may import more than its room exists', () => {
  const importing = new Set(imports.map(({ file }) => file))
  const missing = Object.entries(rooms).flatMap(([room, { files = {} }]) =>
    Object.keys(files)
      .map((file) => `${room}/${file}`)
      .filter((file) => !importing.has(file)),
  )
  expect(missing).toEqual([])
})

test('no import is circular, not even one of a type', () => {
  let left = imports
  // A file that imports none of the remaining files is in no cycle.
  for (let count = Infinity; left.length < count; ) {
    count = left.length
    const importing = new Set(left.map(({ file }) => file))
    left = left.filter(({ to }) => to !== undefined && importing.has(to))
  }
  expect(left).toEqual([])
})

test('only style files import emotion, so that it stays in the build', () => {
  const users = imports
    .filter(({ target }) => target.endsWith('ui/theme/css'))
    .map(({ file }) => file)
  expect(users.length).toBeGreaterThan(20)
  expect(users.filter((file) => !stylesFile.test(file))).toEqual([])
})
