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
    .filter(({ target }) => target.endsWith('ui/theme/emotion'))
    .map(({ file }) => file)
  expect(users.length).toBeGreaterThan(20)
  expect(users.filter((file) => !stylesFile.test(file))).toEqual([])
})
