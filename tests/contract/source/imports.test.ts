import path from 'node:path'
import { expect, test } from 'vitest'
import { stylesFile } from '../../../src/release/bundle/styles/evaluateStyles'
import { type Import, readImports } from '../readImports'
import { type Room, rooms, table } from '../rooms'

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

/** Returns the pairs of folders of which one imports from the other, by default also if it imports only types. */
function arrowsBetween(depth: number, counts = (_: Import) => true) {
  const arrows = imports.filter(counts).flatMap(({ file, to }) => {
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

test('the folders of src are on at most 7 floors', () => {
  const runs = arrowsBetween(1, ({ kind }) => kind !== 'type')
  const floorOf = (folder: string): number =>
    1 + Math.max(0, ...runs.filter(([from]) => from === folder).map(below))
  const below = ([, to = '']: string[]) => floorOf(to)
  const floors = runs.map(([from = '']) => floorOf(from))
  expect(Math.max(...floors)).toBe(7)
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

/** Returns a sentence that says why an import breaks the import rule, or `undefined` if it does not. */
function judgeImport(found: Import): string | undefined {
  const room = roomOf(found.file)
  const rule = ruleFor(found.file)
  if (!rule) return `${found.file} is in a room that nobody has planned`
  if (!found.target.startsWith('.')) return judgePackage(found, rule)
  const target = roomOf(path.posix.join(path.dirname(found.file), found.target))
  if (target === room || rule.rooms.includes(target)) return undefined
  if (found.kind === 'type' && rule.types?.includes(target)) return undefined
  if (found.kind === 'dynamic' && rule.later?.includes(target)) return undefined
  const how = found.kind === 'static' ? '' : ` (${found.kind})`
  return `${found.file} imports ${found.target}${how}`
}

function judgePackage({ file, target, kind }: Import, rule: Room) {
  const allowed = [
    ...(rule.packages ?? []),
    ...(kind === 'type' ? (rule.packageTypes ?? []) : []),
  ]
  const isAllowed = allowed.some(
    (name) => target === name || target.startsWith(`${name}/`),
  )
  if (isAllowed) return undefined
  return `${file} uses ${kind === 'type' ? 'types of ' : ''}the package ${target}`
}

/** Returns the room's rule, extended by the exceptions of this file. */
function ruleFor(file: string): Room | undefined {
  const room = roomOf(file)
  const rule = rooms[room]
  const more = rule?.files?.[path.posix.relative(room, file)]
  if (!rule || !more) return rule
  return {
    rooms: [...rule.rooms, ...(more.rooms ?? [])],
    types: [...(rule.types ?? []), ...(more.types ?? [])],
    later: [...(rule.later ?? []), ...(more.later ?? [])],
    packages: [...(rule.packages ?? []), ...(more.packages ?? [])],
    packageTypes: rule.packageTypes ?? [],
  }
}

/**
 * Returns the room of a file: the folder of `src`, or a folder within it that the table names. The engine's part of a
 * feature is a separate room, because it may use wagmi.
 */
function roomOf(file: string): string {
  const [top = '', sub, part] = file.split('/')
  if (top === 'features' && part === 'engine') return 'features/engine'
  return `${top}/${sub}` in rooms ? `${top}/${sub}` : top
}

const above = ['remote', 'release']

/**
 * Explains why an import of a feature breaks the rule. Only rooms above the features and the table import from a feature.
 * The table imports only entry points, which are `part` and `engine/part`.
 */
function judgeFeature(found: Import): string | undefined {
  if (!found.target.startsWith('.')) return undefined
  const target = path.posix.join(path.posix.dirname(found.file), found.target)
  const [room, name = ''] = target.split('/')
  if (room !== 'features') return undefined
  const [from, own] = found.file.split('/')
  if (from === 'features' && own === name) return undefined
  // Rooms above the features use them, because an exposed module is the door of a feature that pages load themselves.
  if (above.includes(from ?? '')) return undefined
  // A site's configuration has the same option.
  if (
    target === 'features/terms/check' &&
    found.file === 'features/deployConfig/deployConfig.ts'
  )
    return undefined
  if (
    found.file === table &&
    /^features\/\w+\/(engine\/)?part$/.test(target) &&
    found.kind === 'dynamic'
  )
    return undefined
  return `${found.file} imports ${found.target} (${found.kind})`
}
