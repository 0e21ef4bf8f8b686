import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Where the guides are, in markdown. */
export const guidesFolder = path.join(
  import.meta.dirname,
  '../../host-example/docs',
)

/** A block of code in a guide. */
export type Fence = { readonly language: string; readonly code: string }

/** The file of a guide by its name, such as `ship`. */
export function guideFile(name: string): string {
  return path.join(guidesFolder, `${name}.md`)
}

/** The text of a guide by its name. */
export function readGuide(name: string): string {
  return readFileSync(guideFile(name), 'utf8')
}

/**
 * The part of a guide below a heading of the second level.
 * @throws Error when there is no such heading
 */
export function sectionOf(name: string, heading: string): string {
  const below = readGuide(name).split(`\n## ${heading}\n`)[1]
  if (!below) throw new Error(`${guideFile(name)} has no "${heading}".`)
  return below.split('\n## ')[0] ?? ''
}

/** The blocks of code in a text, in order. */
export function fencesIn(text: string): readonly Fence[] {
  const fence = /^```(\w*)\n([\s\S]*?)\n```$/gm
  return [...text.matchAll(fence)].map(([, language = '', code = '']) => ({
    language,
    code,
  }))
}
