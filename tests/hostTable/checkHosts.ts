import { readFile } from 'node:fs/promises'
import { guideFile } from '../fixtures/project/guides'
import { linesIn } from './hostLines'
import { recordedLines } from './recorded'

/**
 * Compares the guide's table of hosts with the records of a whole run.
 * @returns the number of lines that differ
 */
export async function checkHosts(say: (line: string) => void): Promise<number> {
  const written = linesIn(await readFile(guideFile('hosts'), 'utf8'))
  const recorded = await recordedLines()
  const unseen = written.filter((line) => !recorded.includes(line))
  const unwritten = recorded.filter((line) => !written.includes(line))
  for (const line of unseen) say(`! no test result for: ${line}`)
  for (const line of unwritten)
    say(`! not in host-example/docs/hosts.md: ${line}`)
  return unseen.length + unwritten.length
}
