import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { filesOf, lastResult } from '../../bench/keepResult'

test.each(
  filesOf(lastResult()).map(({ file, text }) => [
    path.basename(file),
    file,
    text,
  ]),
)('%s contains the figures of the last run', (_, file, text) => {
  expect(readFileSync(file, 'utf8'), 'npm run bench writes it').toBe(text)
})
