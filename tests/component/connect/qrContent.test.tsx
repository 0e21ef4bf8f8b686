import { expect, test } from 'vitest'
import { rainbow } from '../../../src/wallets/rainbow'
import { readCode } from '../../fixtures/pages/readCode'
import { asking, flowAt } from '../../fixtures/states/connectProps'
import { drawConnect } from './drawConnect'

const uri = 'wc:7f6e@2?relay-protocol=irn&symKey=587d'

/** What a phone reads in the code of this dialog. */
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
  'the code of %s carries its own link with the pairing URI [7.6]',
  async (walletId, link) => {
    const at = { step: 'CONNECT', walletId } as const
    const { dialog } = drawConnect('wide', flowAt(at, asking(walletId, uri)))
    expect(await readIn(dialog)).toBe(link)
  },
)

test('the code of the download carries the page that the wallet has for phones [2.14]', async () => {
  const at = { step: 'DOWNLOAD', walletId: 'rainbow' } as const
  const { dialog } = drawConnect('wide', flowAt(at))
  expect(await readIn(dialog)).toBe(rainbow.downloadUrls.qrCode)
})
