import { readFileSync } from 'node:fs'
import path from 'node:path'

/** What the README has somebody do who begins with an empty folder. */
export type Guide = {
  /** What is typed, line by line. */
  readonly commands: readonly string[]
  /** Text of each file that is written, by its name. */
  readonly files: Readonly<Record<string, string>>
}

/** The guide for hosts. */
export const readmeFile = path.join(import.meta.dirname, '../../README.md')

/**
 * The guide below one of the README's headings.
 * @throws Error when there is no such heading
 */
export function guideBelow(heading: string): Guide {
  const text = readFileSync(readmeFile, 'utf8')
  const below = text.split(`\n#### ${heading}\n`)[1]?.split(/\n#{2,4} /)[0]
  if (!below) throw new Error(`The README has no "${heading}".`)
  const blocks = [...below.matchAll(/```(\w+)\n([\s\S]*?)\n```/g)].map(
    ([, language, block = '']) => ({ language, block }),
  )
  return {
    commands: blocks
      .filter(({ language }) => language === 'sh')
      .flatMap(({ block }) => block.split('\n')),
    files: Object.fromEntries(
      blocks
        .filter(({ language }) => language !== 'sh')
        .map(({ block }) => [nameOf(block), block]),
    ),
  }
}

/** The first line says it, in a comment. */
function nameOf(block: string): string {
  return /^\W*([\w./]+)/.exec(block)?.[1] ?? ''
}

/** How many lines somebody writes: without those that name a file. */
export function linesOf({ files }: Guide): number {
  const lines = Object.values(files).flatMap((text) => text.split('\n'))
  return lines.length - Object.keys(files).length
}
