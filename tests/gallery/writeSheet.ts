import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Taken } from './takePictures'

/** Where sheets are kept: what a run empties lies beside it. */
const folder = path.join(import.meta.dirname, '../../test-results/sheet')

/** The languages of a sheet: the shortest and usual, from right to left, the longest, the widest letters. */
export const sheetLanguages = ['en', 'ar', 'de', 'ja'] as const

/**
 * Writes pictures as a page with a line for each state. No picture: a browser draws none so high.
 * @param columns by their names
 * @returns the file
 */
export async function writeSheet(
  name: string,
  columns: ReadonlyMap<string, readonly Taken[]>,
): Promise<string> {
  const [first = []] = columns.values()
  const line = ({ state }: Taken) => {
    const cells = [...columns].map(([column, taken]) => {
      const jpeg = taken.find((each) => each.state === state)?.jpeg
      if (!jpeg) throw new Error(`${column} has no picture of ${state}.`)
      const source = `data:image/jpeg;base64,${jpeg.toString('base64')}`
      return `<figure><img width="420" src="${source}"><figcaption>${state}, ${column}</figcaption></figure>`
    })
    return `<div>${cells.join('')}</div>`
  }
  const style =
    'div{display:flex}figure{margin:4px}img{border:1px solid #999}figcaption{font:12px sans-serif}'
  const file = path.join(folder, `${name}.html`)
  await mkdir(folder, { recursive: true })
  await writeFile(
    file,
    `<!doctype html><meta charset="utf-8"><title>${name}</title><style>${style}</style>${first.map(line).join('')}`,
  )
  return file
}
