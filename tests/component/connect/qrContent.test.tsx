import { expect, test } from 'vitest'
import { rainbow } from '../../../src/wallets/rainbow'
import { readCode } from '../../fixtures/pages/readCode'
import { asking, flowAt } from '../../fixtures/states/connectProps'
import { drawConnect } from './drawConnect'

const uri = 'wc:7f6e@2?relay-protocol=irn&symKey=587d'

/** Decodes the QR code of a dialog. */
async function readIn(dialog: HTMLElement) {
  const code = () => dialog.querySelector('svg[role=img]')?.parentElement
  await expect.poll(code).toBeTruthy()
  await Promise.all(dialog.getAnimations().map((one) => one.finished))
  const drawn = code()
  return drawn && readCode(drawn)
}

test.each([
  ['rainbow', rainbow.toQrUri(uri)],
  ['walletConnect', uri],
])(
  'the QR code of %s contains the wallet’s link with the pairing URI [7.6]',
  async (walletId, link) => {
    const at = { name: 'CONNECT', walletId } as const
    const { dialog } = drawConnect('wide', flowAt(at, asking(walletId, uri)))
    expect(await readIn(dialog)).toBe(link)
  },
)

test('the QR code of the download step contains the wallet’s download page for phones [2.14]', async () => {
  const at = { name: 'DOWNLOAD', walletId: 'rainbow' } as const
  const { dialog } = drawConnect('wide', flowAt(at))
  expect(await readIn(dialog)).toBe(rainbow.downloadUrls.qrCode)
})
