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
