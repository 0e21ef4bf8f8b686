import { readFile, writeFile } from 'node:fs/promises'
import { guideFile } from '../fixtures/project/guides'
import { hostIn, linesIn, withLines } from './hostLines'
import { recordedLines } from './recorded'

// Hosts whose tests have not run since then keep their line.
const file = guideFile('hosts')
const guide = await readFile(file, 'utf8')
const recorded = await recordedLines()
const seen = new Set(recorded.map(hostIn))
const others = linesIn(guide).filter((line) => !seen.has(hostIn(line)))
await writeFile(file, withLines(guide, [...others, ...recorded]))
