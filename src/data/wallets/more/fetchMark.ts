import { svgIcon } from '../svgIcon'
import { type MoreWalletName, moreNames } from './moreNames'

const names: readonly string[] = moreNames

/**
 * The first wallet of the second and of the third file. The files are split by wallet name, not by index, so that a new
 * wallet does not move icons to a different file.
 */
const partStarts = [
  'ctrl',
  'phantom',
] as const satisfies readonly MoreWalletName[]

/**
 * Fetches a wallet's icon as an image URL. Each file contains the icons of several wallets.
 * @returns `''` for a wallet that is not in the catalogue
 */
export async function fetchMark(id: string, color: string): Promise<string> {
  const isBefore = (first: MoreWalletName) =>
    names.indexOf(id) < names.indexOf(first)
  const [second, third] = partStarts
  const { marks } = await (isBefore(second)
    ? import(/* webpackChunkName: 'moreWalletMarks' */ './marks/firstMarks')
    : isBefore(third)
      ? import(/* webpackChunkName: 'moreWalletMarks' */ './marks/secondMarks')
      : import(/* webpackChunkName: 'moreWalletMarks' */ './marks/thirdMarks'))
  const drawing = marks[id]
  if (!drawing) return ''
  return svgIcon(`<path fill="${color}" d="M0 0h28v28H0z"/>${drawing}`)
}
