import { svgIcon } from '../icons/svgIcon'
import { type MoreWalletName, moreNames } from './moreNames'

const names: readonly string[] = moreNames

/**
 * Fetches a wallet's mark, as an image URL. It comes with the marks of its neighbours in the list.
 * @returns `''` for a wallet that is not of the catalogue
 */
export async function fetchMark(id: string, color: string): Promise<string> {
  // Files of marks begin at a wallet, not at a number, so that a new wallet moves no other mark.
  const isBefore = (first: MoreWalletName) =>
    names.indexOf(id) < names.indexOf(first)
  const { marks } = await (isBefore('ctrl')
    ? import('./marks/firstMarks')
    : isBefore('phantom')
      ? import('./marks/secondMarks')
      : import('./marks/thirdMarks'))
  const drawing = marks[id]
  if (!drawing) return ''
  return svgIcon(`<path fill="${color}" d="M0 0h28v28H0z"/>${drawing}`)
}
