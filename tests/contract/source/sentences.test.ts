import { expect, test } from 'vitest'
import { sourceFiles } from '../../fixtures/project/sourceFiles'

/** Rooms with views. Their texts belong in `messages/`. */
const views = /^(app|views|ui|data\/chains)\//
/** Attributes whose text is shown, or read by screen readers. */
const spoken =
  /\b(?:aria-label|aria-description|alt|label|placeholder|title)="([^"]*\p{L}[^"]*)"/gu
/** Text between tags. */
const between =
  /(?<!=)>\s*([^<>{}()=;:|&]*\p{L}{2,}[^<>{}()=;:|&]*)\s*<\/?[a-zA-Z]/gu

function sentencesIn(text: string): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  return [...code.matchAll(spoken), ...code.matchAll(between)].map(
    ([, sentence = '']) => sentence.trim(),
  )
}

test('no view contains text that is not in messages/', () => {
  const files = sourceFiles('src').filter(
    ({ file }) => views.test(file) && file.endsWith('.tsx'),
  )
  expect(files.length).toBeGreaterThan(40)
  const spoken = files.flatMap(({ file, text }) =>
    sentencesIn(text).map((sentence) => `${file}: ${sentence}`),
  )
  expect(spoken).toEqual([])
})

/** Code that catches an error without reporting it. */
const silent = /\.catch\(\(\) => (\{\}|undefined|null|false)\)|\bcatch \{/

/** Returns the lines that ignore an error without a comment beside them. */
function unexplained(text: string): readonly string[] {
  const lines = text.split('\n')
  const isComment = (line = '') => /^\s*(\/\/|\*)/.test(line)
  return lines.flatMap((line, at) => {
    if (!silent.test(line)) return []
    const beside = line.includes('catch {') ? lines[at + 1] : lines[at - 1]
    return isComment(beside) ? [] : [`${at + 1}: ${line.trim()}`]
  })
}

test('every catch that reports nothing has a comment that says why', () => {
  const found = sourceFiles('src').flatMap(({ file, text }) =>
    unexplained(text).map((line) => `${file}:${line}`),
  )
  expect(found).toEqual([])
})
