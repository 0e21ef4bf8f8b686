import { expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { DialogContextValue } from '../../../src/views/DialogContext'
import { alice } from '../../fixtures/session/accounts'
import { asking, flowAt } from '../../fixtures/states/connectProps'
import { connectStates } from '../../fixtures/states/connectStates'
import { drawDialog } from '../ui/drawDialog'
import { emulateMedia } from '../ui/emulateMedia'
import { drawConnect } from './drawConnect'

const ask = flowAt(
  { name: 'CONNECT', walletId: 'metaMask' },
  asking('metaMask'),
)

/** Renders a prompting wallet. `leave` closes the dialog and returns the element that fades out. */
function drawAsking(
  layout: 'wide' | 'compact' | 'mobile',
  flow = ask,
  shell: Parameters<typeof drawConnect>[4] = {},
) {
  const { close, dialog } = drawConnect(layout, flow, {}, 'light', shell)
  const leave = (connected?: Partial<ShownAccount>) => {
    close(connected && { connected: { address: alice, ...connected } })
    if (!dialog.isConnected || !dialog.popover)
      throw new Error('nothing leaves')
    return dialog
  }
  return { dialog, leave }
}

type ShownAccount = NonNullable<DialogContextValue['connected']>

/** Returns the element that covers the step with the connected account. */
function momentIn(ghost: Element) {
  const layer = ghost.querySelector<HTMLElement>('[data-mood=done]')
  if (!layer) throw new Error('The account is not shown.')
  return layer
}

/** Ends every animation inside an element, except rings, which turn forever. */
function settle(layer: Element) {
  for (const one of layer.getAnimations({ subtree: true }))
    if (one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      one.finish()
}

test('the connected account is shown by its name, also if the name arrives later', () => {
  const { leave } = drawAsking('compact')
  const layer = momentIn(leave({}))
  expect(layer.textContent).toBe('Connected0x0000…11cE')
  leave({ name: 'ada.example' })
  expect(layer.textContent).toBe('Connectedada.example')
})

test('the account of a wallet that connects by QR code covers the code and its title', async () => {
  const { dialog, leave } = drawAsking('wide', connectStates['scan'])
  const findCode = () => dialog.querySelector('svg[role=img]')
  await expect.poll(findCode).not.toBeNull()
  const ghost = leave({})
  const layer = momentIn(ghost)
  for (const one of ghost.getAnimations()) one.pause()
  for (const part of ghost.children) settle(part)
  const title = dialog.querySelector('[data-way] h2')
  expect(title?.textContent).toContain('Scan with')
  for (const one of [findCode(), title])
    expect(one?.checkVisibility({ opacityProperty: true })).toBe(false)
  const mark = layer.querySelector('img')?.getBoundingClientRect()
  expect([mark?.width, mark?.height]).toEqual([60, 60])
})

test('while the closing dialog shows the connected account, the page below can be clicked, and the click hides the account', async () => {
  const { leave } = drawAsking('wide')
  const button = document.createElement('button')
  let presses = 0
  button.textContent = 'Buy'
  button.style.cssText = 'position:fixed;left:600px;top:400px'
  button.onclick = () => {
    presses += 1
  }
  document.body.append(button)
  onTestFinished(() => button.remove())
  const ghost = leave({})
  for (const one of ghost.getAnimations()) one.pause()
  await userEvent.click(button)
  expect(presses).toBe(1)
  await expect.poll(() => ghost.isConnected).toBe(false)
})

test.each([
  ['a key press', () => userEvent.keyboard('a')],
  ['opening the next dialog', drawDialog],
])(
  '%s hides the connected account that the closing dialog shows',
  async (_, act) => {
    const { leave } = drawAsking('wide')
    const ghost = leave({})
    for (const one of ghost.getAnimations()) one.pause()
    await act()
    await expect.poll(() => ghost.isConnected).toBe(false)
  },
)

test.each([
  ['the visitor', 'reduce', ''],
  ['the page', '', 'reduced'],
])(
  'if %s prefers reduced motion, the connected account is shown without movement [WCAG 2.2.2]',
  async (_, value, motion) => {
    await emulateMedia('prefers-reduced-motion', value)
    document.body.style.setProperty('--walletdock-motion', motion)
    onTestFinished(() => document.body.removeAttribute('style'))
    const { leave } = drawAsking('mobile')
    const ghost = leave({})
    const layer = momentIn(ghost)
    expect(layer.textContent).toContain('Connected')
    expect(layer.getAnimations({ subtree: true })).toEqual([])
    const changed = ghost
      .getAnimations()
      .flatMap(({ effect }) =>
        effect instanceof KeyframeEffect ? effect.getKeyframes() : [],
      )
      .flatMap((frame) => Object.keys(frame))
    expect(changed).toContain('opacity')
    expect(changed).not.toContain('translate')
  },
)

test('if a wallet renders over the page, the dialog shows the account in its usual position and does not dim the page', async () => {
  const { dialog, leave } = drawAsking('wide', ask, { modal: false })
  const before = dialog.getBoundingClientRect().toJSON()
  const ghost = leave({})
  for (const one of ghost.getAnimations()) one.pause()
  expect(momentIn(ghost).textContent).toBe('Connected0x0000…11cE')
  expect(ghost.getBoundingClientRect().toJSON()).toEqual(before)
  expect(getComputedStyle(ghost, '::backdrop').opacity).toBe('0')
})

test('a dialog that a wallet’s elements cover closes at once, without showing the connected account', () => {
  const shell = { below: true, modal: false }
  const { leave } = drawAsking('wide', ask, shell)
  expect(() => leave({})).toThrow('nothing leaves')
})

test('a dialog that the visitor closes shows no connected account', () => {
  const ghost = drawAsking('wide').leave()
  expect(ghost.querySelector('[data-mood=asking]')).not.toBeNull()
  expect(ghost.querySelector('[data-mood=done]')).toBeNull()
})
