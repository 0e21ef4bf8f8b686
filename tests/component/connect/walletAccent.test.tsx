import { expect, test } from 'vitest'
import { safe } from '../../../src/data/wallets/safe'
import { contrast, parseColor } from '../../../src/ui/theme/contrast'
import { rgbOf } from '../../fixtures/pages/rgbOf'
import { asking, flowAt } from '../../fixtures/states/connectProps'
import { drawConnect } from './drawConnect'

const at = (walletId: string) => ({ name: 'CONNECT', walletId }) as const

test.each(['light', 'dark'] as const)(
  'a wallet’s step uses the wallet’s accent colour, corrected for contrast: %s',
  (theme) => {
    const { dialog, show } = drawConnect(
      'wide',
      flowAt(at('metaMask')),
      {},
      theme,
    )
    const connect = dialog.querySelector('[data-tone=primary]')
    if (!connect) throw new Error('the connect button is missing')
    const { backgroundColor, borderTopColor } = getComputedStyle(connect)
    expect(rgbOf(backgroundColor)).toEqual(parseColor('#f6851a'))
    const surface = rgbOf(getComputedStyle(dialog).backgroundColor)
    expect(contrast(rgbOf(borderTopColor), surface)).toBeGreaterThanOrEqual(3)

    show(flowAt(at('metaMask'), asking('metaMask')))
    const ring = dialog.querySelector('[data-mood=asking]')
    if (!ring) throw new Error('nobody is asked')
    expect(getComputedStyle(ring, '::after').borderTopColor).toBe(
      borderTopColor,
    )
  },
)

test('the step of a wallet without an accent colour, and everything outside a step, use the page’s accent', () => {
  const { dialog, show } = drawConnect('wide', flowAt(at('safe')))
  const edges = () =>
    [...dialog.querySelectorAll('section')]
      .filter(({ parentElement }) => parentElement?.matches('dialog > * > *'))
      .map((section) =>
        getComputedStyle(section).getPropertyValue('--wd-accent'),
      )
  const own = getComputedStyle(dialog).getPropertyValue('--wd-accent')
  const { iconAccent } = safe
  expect(edges()).toEqual([own, `light-dark(${iconAccent},${iconAccent})`])
  show(flowAt(at('rainbow')))
  expect(edges()).toEqual([own, own])
})
