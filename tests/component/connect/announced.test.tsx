import { expect, test } from 'vitest'
import { asking, flowAt, rejected } from '../../fixtures/states/connectProps'
import { drawConnect } from './drawConnect'

const atMetaMask = { name: 'CONNECT', walletId: 'metaMask' } as const

test.each(['wide', 'compact', 'mobile'] as const)(
  'in %s, a live region that was already on the page announces the states of an attempt [WCAG 4.1.3]',
  (layout) => {
    const { dialog, show } = drawConnect(layout, flowAt({ name: 'NONE' }))
    const regions = () => [
      ...dialog.querySelectorAll('[role=status], [aria-live]'),
    ]
    const [status, ...others] = regions()
    expect(status?.textContent?.trim()).toBe('')
    expect(others).toEqual([])
    const said = (title: string) =>
      expect(
        regions().filter((each) => each.textContent?.includes(title)),
      ).toEqual([status])
    show(flowAt(atMetaMask, asking('metaMask')))
    said('Confirm in MetaMask')
    show(flowAt(atMetaMask, rejected))
    said('Request declined')
    show(flowAt({ name: 'NONE' }))
    expect(status?.textContent?.trim()).toBe('')
  },
)
