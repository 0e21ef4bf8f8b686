import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** Languages and icons are data. Each visitor downloads at most a few of these scripts. */
const data =
  /data\/messages\/|data\/wallets\/more\/marks\/|data\/chains\/rarerMarks/
/** Maximum number of scripts, without data. */
const most = 40

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
