import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { withBlock } from '../fixtures/project/block'
import { guideFile, readGuide } from '../fixtures/project/guides'
import type { Result } from './figures'
import { plot, themes } from './plot'
import { markdownTable } from './table'

const root = path.join(import.meta.dirname, '../..')
const resultFile = path.join(import.meta.dirname, 'result.json')

/** The result of the last complete run. */
export function lastResult(): Result {
  return JSON.parse(readFileSync(resultFile, 'utf8'))
}

/** Stores a result, and rewrites the guide's table and README's plots. */
export function keepResult(result: Result): void {
  const text = JSON.stringify(result, null, 2)
  // The formatter wants short arrays on one line.
  const list = /\[\s+([^[\]{}]+?)\s+\]/g
  const short = text.replaceAll(list, (_, inside: string) => {
    return `[${inside.replaceAll(/\s+/g, ' ')}]`
  })
  writeFileSync(resultFile, `${short}\n`)
  for (const { file, text } of filesOf(result)) writeFileSync(file, text)
}

/**
 * The guide with its table and README's two plots, made from a result.
 * @throws Error when the guide's markers are gone
 */
export function filesOf(
  result: Result,
): readonly { readonly file: string; readonly text: string }[] {
  const table = markdownTable(result)
  return [
    {
      file: guideFile('compared'),
      text: withBlock(readGuide('compared'), 'bench', table),
    },
    ...themes.map((theme) => ({
      file: path.join(root, `tests/pictures/compared-${theme}.svg`),
      text: plot(result, theme),
    })),
  ]
}
