import { expect, test } from 'vitest'
import { languageOf } from '../../languages/allLanguages'
import { drawConnect } from './drawConnect'

/** Spanish has different words for one wallet and for several, unlike English. */
const messages = languageOf('es').dialogs

function captionsIn(dialog: Element) {
  return ['rainbow', 'walletConnect', 'metaMask'].map((id) =>
    dialog
      .querySelector(`[data-testid=wd-wallet-${id}]`)
      ?.textContent?.replace(/Rainbow|WalletConnect|MetaMask/, ''),
  )
}

test('headings use the plural, and the badge of a row the singular', () => {
  const { dialog } = drawConnect('compact', undefined, { messages })
  const headings = [...dialog.querySelectorAll('h2')].map(
    ({ textContent }) => textContent,
  )
  expect(headings.slice(0, 2)).toEqual(['Recientes', 'Instaladas'])
  expect(captionsIn(dialog)).toEqual(['Reciente', 'Reciente', ''])
})

test('the caption of a tile uses the singular', () => {
  const { dialog } = drawConnect('mobile', undefined, { messages })
  expect(captionsIn(dialog)).toEqual(['Reciente', 'Reciente', 'Instalada'])
})
