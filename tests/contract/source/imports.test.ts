import { expect, test } from 'vitest'
import { stylesFile } from '../../../src/release/bundle/styles/evaluateStyles'
import { sourceFiles } from '../../fixtures/project/sourceFiles'
import {
  judgeFeature,
  judgeImport,
  judgeTestImport,
  roomOf,
} from '../judgeImport'
import { readImports } from '../readImports'
import { featureNames, rooms } from '../rooms'
import { sourceImports } from '../sourceImports'

const imports = sourceFiles('src').flatMap(({ file, text }) =>
  readImports(file, text),
)

test('every import in src/ follows the rules of the rooms', () => {
  expect(imports.length).toBeGreaterThan(50)
  const broken = imports.map(judgeImport).filter((line) => line !== undefined)
  expect(broken).toEqual([])
})

test('the core names no feature outside its table', () => {
  const broken = imports.map(judgeFeature).filter((line) => line !== undefined)
  expect(broken).toEqual([])
})

test('each feature has a door, and the list of features is complete', () => {
  const doors = sourceFiles('src').flatMap(({ file }) => {
    const [room, name = '', door] = file.split('/')
    return room === 'features' &&
      /^(door|[a-z]+Door|check)\.tsx?$/.test(door ?? '')
      ? [name]
      : []
  })
  const exposedDoors = imports
    .filter(({ file }) => /^(exposes|container|federation)\//.test(file))
    .flatMap(({ target }) => /^[./]+\/features\/(\w+)/.exec(target)?.[1] ?? [])
  const { exposed, joined, ownRoom } = featureNames
  expect([...new Set(doors)].sort()).toEqual([...joined].sort())
  expect([...new Set(exposedDoors)].sort()).toEqual([...exposed].sort())
  expect(new Set([...joined, ...exposed, ...ownRoom]).size).toBe(12)
})

test.each([
  ['app/createDock.initial.ts', '../features/signIn/door', 'dynamic'],
  ['app/features/dialogs.ts', '../../features/signIn/door', 'type'],
  ['app/features/dialogs.ts', '../../features/signIn/SignInForm', 'dynamic'],
  ['session/createSession.initial.ts', '../features/signIn/withSignIn', 'type'],
  ['features/terms/door.ts', '../signIn/door', 'static'],
] as const)('%s may not name %s (%s)', (file, target, kind) => {
  expect(judgeFeature({ file, target, kind })).toContain(file)
})

test.each([
  ['app/features/dialogs.ts', '../../features/signIn/door', 'dynamic'],
  ['features/signIn/door.ts', './SignInView', 'static'],
  ['features/signIn/door.ts', '../../app/Dock', 'type'],
  ['exposes/events.ts', '../features/events/onWalletEvent', 'static'],
] as const)('%s may name %s (%s)', (file, target, kind) => {
  expect(judgeFeature({ file, target, kind })).toBeUndefined()
})

test('nothing outside tests/ imports from it, and no suite imports from another', () => {
  const all = ['src', 'host-example', 'tests'].flatMap((folder) =>
    sourceFiles(folder).flatMap(({ file, text }) =>
      readImports(`${folder}/${file}`, text),
    ),
  )
  expect(all.length).toBeGreaterThan(1000)
  const broken = all.map(judgeTestImport).filter((line) => line !== undefined)
  expect(broken).toEqual([])
})

test('every end-to-end test extends the one test of tests/fixtures', () => {
  const suites = sourceFiles('tests/e2e').filter(({ file }) =>
    file.endsWith('.test.ts'),
  )
  expect(suites.length).toBeGreaterThan(100)
  const others = suites.filter(
    ({ file, text }) =>
      !readImports(file, text).some(
        ({ target }) => target === '../fixtures/test',
      ),
  )
  expect(others.map(({ file }) => file)).toEqual([])
})

test.each([
  ['src/app/Provider.tsx', '../../tests/fixtures/pages/render'],
  ['host-example/start/start.ts', '../../tests/fixtures/chain/resetChains'],
  ['tests/component/app/a.test.ts', '../../unit/session/play'],
  ['tests/gallery/main.tsx', '../component/button/drawButton'],
  ['tests/fixtures/pages/visit.ts', '../../e2e/models/follow'],
  ['tests/bench/bench.ts', '../e2e/models/follow'],
] as const)('%s may not import %s', (file, target) => {
  expect(judgeTestImport({ file, target, kind: 'type' })).toContain(target)
})

test.each([
  ['tests/e2e/start.test.ts', './models/follow'],
  ['tests/e2e/start.test.ts', '../fixtures/pages/visit'],
  ['tests/unit/app/a.test.ts', '../../../src/app/Provider'],
] as const)('%s may import %s', (file, target) => {
  expect(judgeTestImport({ file, target, kind: 'type' })).toBeUndefined()
})

test('every room exists, and so does every file that may import more than its room', () => {
  const all = sourceFiles('src').map(({ file }) => file)
  const missing = Object.entries(rooms).flatMap(([room, { files = {} }]) => [
    ...(all.some((file) => roomOf(file) === room) ? [] : [room]),
    ...Object.keys(files)
      .map((file) => `${room}/${file}`)
      .filter((file) => !all.includes(file)),
  ])
  expect(missing).toEqual([])
})

test('no import is circular, not even one of a type', () => {
  let left = sourceImports()
  // A file that imports none of the remaining files is in no cycle.
  for (let count = Infinity; left.length < count; ) {
    count = left.length
    const importing = new Set(left.map(({ file }) => file))
    left = left.filter(({ to }) => importing.has(to))
  }
  expect(left).toEqual([])
})

test('only style files import emotion, so that it stays in the build', () => {
  const users = imports
    .filter(({ target }) => target.endsWith('theme/emotion'))
    .map(({ file }) => file)
  expect(users.length).toBeGreaterThan(20)
  expect(users.filter((file) => !stylesFile.test(file))).toEqual([])
})

test('readImports reads every kind of import', () => {
  const text = [
    "import type { A } from '../a/A'",
    "import { type B, type C } from '../b/B'",
    "import { d, type D } from '../d/d'",
    "import e from '../e/e'",
    "import '../f/f'",
    "export { g } from '../g/g'",
    "export type { H } from '../h/h'",
    "const load = () => import('../i/i')",
    "const named = import(/* webpackChunkName: 'j' */ '../j/j')",
    "type K = typeof import('../k/k')",
    "export const text = 'not an import'",
    "import {\n  l,\n  m,\n} from '../l/l'",
  ].join('\n')
  const read = readImports('room/File.ts', text)
  expect(read.map(({ target, kind }) => `${target} ${kind}`).sort()).toEqual([
    '../a/A type',
    '../b/B type',
    '../d/d static',
    '../e/e static',
    '../f/f static',
    '../g/g static',
    '../h/h type',
    '../i/i dynamic',
    '../j/j dynamic',
    '../k/k type',
    '../l/l static',
  ])
})

test.each([
  ['session/reduce.ts', '../app/Provider', 'type'],
  ['button/Button.tsx', '../connect/ConnectDialog', 'static'],
  ['session/reduce.ts', '../wallets/catalogue', 'static'],
  [
    'app/react/WalletProvider.initial.tsx',
    '../../engine/createEngine',
    'static',
  ],
  ['ui/dialog/Dialog.tsx', '../../messages/button', 'static'],
  ['host/loadWalletdock.ts', '../exposes/useWallet', 'static'],
  ['host/loadWalletdock.ts', '../session/State', 'type'],
  ['session/reduce.ts', 'react', 'type'],
  ['app/react/WalletProvider.initial.tsx', 'wagmi', 'static'],
  ['button/Button.tsx', '@emotion/css', 'static'],
  ['wallets/catalogue.ts', 'wagmi', 'static'],
  ['ui/Button.tsx', 'reactive', 'static'],
  ['surprise/File.ts', '../theme/token', 'static'],
  ['features/signIn/door.ts', '../../engine/createEngine', 'static'],
  ['features/signIn/engine/door.ts', 'react', 'type'],
] as const)('%s may not import %s (%s)', (file, target, kind) => {
  expect(judgeImport({ file, target, kind })).toContain(file)
})

test.each([
  [
    'app/react/WalletProvider.initial.tsx',
    '../../engine/createEngine',
    'dynamic',
  ],
  ['app/engineParts.ts', '../engine/createEngine', 'static'],
  ['features/wagmiBridge/WagmiBridge.tsx', 'wagmi', 'static'],
  ['engine/connection/createAttempts.ts', '@wagmi/core/internal', 'static'],
  ['theme/emotion.ts', '@emotion/css/create-instance', 'static'],
  ['host/loadWalletdock.ts', '../exposes/useWallet', 'type'],
  ['connect/ConnectDialog.tsx', './WalletRow', 'static'],
] as const)('%s may import %s (%s)', (file, target, kind) => {
  expect(judgeImport({ file, target, kind })).toBeUndefined()
})
