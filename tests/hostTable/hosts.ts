import { readFile, writeFile } from 'node:fs/promises'
import { readmeFile } from '../parts/guide'
import { hostIn, linesIn, withLines } from './hostLines'
import { recordedLines } from './recorded'

// Hosts whose tests have not run since keep their line.
const readme = await readFile(readmeFile, 'utf8')
const recorded = await recordedLines()
const seen = new Set(recorded.map(hostIn))
const others = linesIn(readme).filter((line) => !seen.has(hostIn(line)))
await writeFile(readmeFile, withLines(readme, [...others, ...recorded]))
