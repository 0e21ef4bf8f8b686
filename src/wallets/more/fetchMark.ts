import { svgIcon } from '../icons/svgIcon'
import { moreNames } from './moreNames'

/**
 * A wallet's mark, as an image URL: it comes with those of its neighbours in the list.
 * @returns `''` for a wallet that is not of the catalogue
 */
export async function fetchMark(id: string, color: string): Promise<string> {
  const names: readonly string[] = moreNames
  const at = names.indexOf(id)
  const { marks } = await (at < 14
    ? import('./marks/firstMarks')
    : at < 27
      ? import('./marks/secondMarks')
      : import('./marks/thirdMarks'))
  const drawing = marks[id]
  if (!drawing) return ''
  return svgIcon(`<path fill="${color}" d="M0 0h28v28H0z"/>${drawing}`)
}
