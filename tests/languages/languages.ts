import { languageOf, otherTags } from './allLanguages'
import { compareSentences } from './compareSentences'
import { gzipBytes } from './gzipBytes'
import { safetyWords } from './safetyWords/allSafetyWords'
import { overviewOf, reviewOf } from './tables'

const say = (lines: readonly string[]) =>
  process.stdout.write(`${lines.join('\n')}\n`)

/** Every language beside English: `npm run languages`. One of them, sentence by sentence: `npm run languages -- de`. */
const wanted = process.argv.slice(2)
const unknown = wanted.filter(
  (tag) => !otherTags.some((other) => other === tag),
)

if (unknown.length > 0) {
  say([
    `There is no language “${unknown.join('”, “')}”. Languages: ${otherTags.join(', ')}`,
  ])
  process.exitCode = 1
} else {
  const compared = await Promise.all(
    otherTags
      .filter((tag) => wanted.length === 0 || wanted.includes(tag))
      .map(async (tag) => ({
        tag,
        pairs: compareSentences(languageOf('en'), languageOf(tag), tag),
        bytes: await gzipBytes(tag),
      })),
  )
  for (const each of wanted.length > 0 ? compared : [])
    say(reviewOf(each, (place) => place in safetyWords))
  say(overviewOf(compared))
}
