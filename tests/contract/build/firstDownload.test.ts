import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { filesOfFirstVisit } from './filesOfFirstVisit'

const dist = path.join(import.meta.dirname, '../../../dist')
const read = (file: string) =>
  JSON.parse(readFileSync(path.join(dist, file), 'utf8'))

test('the first download has exactly the files of the list', () => {
  const { preload }: { readonly preload: readonly string[] } =
    read('contract.json')
  const modules: Readonly<Record<string, readonly string[]>> =
    read('modules.json')
  const downloaded = ['remoteEntry.js', ...preload]
    .flatMap((script) => modules[script] ?? [])
    .filter((module) => module.startsWith('src/'))
  const added = downloaded.filter((file) => !filesOfFirstVisit.includes(file))
  const removed = filesOfFirstVisit.filter((file) => !downloaded.includes(file))
  expect(
    added,
    'Every visitor downloads these files now. If the button needs them before the first tap, add them to filesOfFirstVisit.ts. Otherwise, import them with import() where they are needed.',
  ).toEqual([])
  expect(
    removed,
    'These files are no longer in the first download. Remove them from filesOfFirstVisit.ts.',
  ).toEqual([])
})

/** Languages and icons are data. Each visitor downloads at most a few of these scripts. */
const data =
  /data\/messages\/|data\/wallets\/more\/marks\/|data\/chains\/rarerMarks/
/** Maximum number of scripts, without data. */
const most = 44

test(`the remote has at most ${most} scripts besides its entry, languages and icons`, () => {
  const file = path.join(import.meta.dirname, '../../../dist/modules.json')
  const modules: Readonly<Record<string, readonly string[]>> = JSON.parse(
    readFileSync(file, 'utf8'),
  )
  const names = Object.entries(modules)
    .filter(([script]) => script.startsWith('chunks/'))
    .filter(([, files]) => !files.every((name) => data.test(name)))
    .map(([script]) => script)
  expect(names).toContainEqual(expect.stringMatching(/^chunks\/engine\./))
  expect(
    names.length,
    `Give an import() the name of a script that always loads with it:\n${names.join('\n')}`,
  ).toBeLessThanOrEqual(most)
})
