import { expect, test } from 'vitest'
import { Qr } from '../../../src/ui/Qr'
import { rainbow } from '../../../src/wallets/rainbow'
import { render } from '../../parts/render'
import { asking, flowAt } from './connectProps'
import { drawConnect } from './drawConnect'

const uri = 'wc:7f6e@2?relay-protocol=irn&symKey=587d'
const squares = (root: Element) =>
  root.querySelector('svg[role=img] path')?.getAttribute('d')

/** The squares of a code for this text. */
const squaresFor = (text: string) =>
  squares(render(<Qr text={text} size={100} label="" />).container)

test.each([
  ['rainbow', rainbow.toQrUri(uri)],
  ['walletConnect', uri],
])(
  'the code of %s carries its own link with the pairing URI',
  async (walletId, link) => {
    const at = { step: 'CONNECT', walletId } as const
    const { dialog } = drawConnect('wide', flowAt(at, asking(walletId, uri)))
    await expect.poll(() => squares(dialog)).toBeDefined()
    expect(squares(dialog)).toBe(squaresFor(link))
    expect(squares(dialog)).not.toBe(squaresFor(`${link}0`))
  },
)

test('the code of the download carries the page that the wallet has for phones', async () => {
  const at = { step: 'DOWNLOAD', walletId: 'rainbow' } as const
  const { dialog } = drawConnect('wide', flowAt(at))
  await expect.poll(() => squares(dialog)).toBeDefined()
  expect(squares(dialog)).toBe(squaresFor(rainbow.downloadUrls.qrCode))
})
