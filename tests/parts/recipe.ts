import { fencesIn, sectionOf } from './guides'

/** What a guide has a developer do who begins with an empty folder. */
export type Recipe = {
  /** What is typed, line by line. */
  readonly commands: readonly string[]
  /** Text of each file that is written, by its name. */
  readonly files: Readonly<Record<string, string>>
}

/**
 * The recipe below a heading of the guide for empty folders.
 * @throws Error when there is no such heading
 */
export function recipeFor(heading: string): Recipe {
  const fences = fencesIn(sectionOf('empty-folder', heading))
  return {
    commands: fences
      .filter(({ language }) => language === 'sh')
      .flatMap(({ code }) => code.split('\n')),
    files: Object.fromEntries(
      fences
        .filter(({ language }) => language !== 'sh')
        .map(({ code }) => [nameOf(code), code]),
    ),
  }
}

/** The first line says it, in a comment. */
function nameOf(code: string): string {
  return /^\W*([\w./]+)/.exec(code)?.[1] ?? ''
}

/** How many lines are to be written: without those that name a file. */
export function linesOf({ files }: Recipe): number {
  const lines = Object.values(files).flatMap((text) => text.split('\n'))
  return lines.length - Object.keys(files).length
}
