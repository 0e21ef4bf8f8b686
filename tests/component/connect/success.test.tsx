import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { moving } from '../../../src/connect/moving'
import { asking, flowAt } from '../../fixtures/states/connectProps'
import { drawConnect } from './drawConnect'

beforeAll(() => moving.load())

const ask = flowAt(
  { step: 'CONNECT', walletId: 'metaMask' },
  asking('metaMask'),
)

/** Renders a prompting wallet. `leave` closes the dialog and returns the element that fades out. */
function drawAsking(layout: 'wide' | 'compact' | 'mobile') {
  const told = new Set<() => void>()
  const { close, dialog } = drawConnect(layout, ask, {
    whenDone: (tell) => {
      told.add(tell)
      return () => told.delete(tell)
    },
  })
  const root = dialog.getRootNode()
  const leave = () => {
    close()
    const ghost = root instanceof ShadowRoot && root.querySelector('[popover]')
    if (!ghost) throw new Error('nothing leaves')
    return ghost
  }
  const connect = () => {
    for (const tell of told) tell()
  }
  return { connect, leave }
}

test.each(['wide', 'compact', 'mobile'] as const)(
  'when the wallet connects, its ring becomes a check mark for at most 400 ms: %s',
  async (layout) => {
    const { connect, leave } = drawAsking(layout)
    connect()
    const ghost = leave()
    const ring = ghost.querySelector('[data-mood=done]')
    if (!ring) throw new Error('There is no ring.')
    for (const one of ghost.getAnimations())
      expect(Number(one.effect?.getComputedTiming().endTime)).toBeLessThan(400)
    for (const one of ring.getAnimations({ subtree: true })) one.finish()
    const { borderLeftColor, borderTopColor } = getComputedStyle(
      ring,
      '::after',
    )
    expect(borderLeftColor).toBe(borderTopColor)
    // The check mark has the colour of the ring, and the rest of the step is hidden.
    const check = getComputedStyle(ring, '::before')
    expect(check.borderRightColor).toBe(borderTopColor)
    const words = ring.nextElementSibling
    expect(words && getComputedStyle(words).opacity).toBe('0')
    await expect.poll(() => ghost.isConnected).toBe(false)
  },
)

test('the page below the check mark can be clicked at once', async () => {
  const { connect, leave } = drawAsking('wide')
  const button = document.createElement('button')
  let presses = 0
  button.textContent = 'Buy'
  button.style.cssText = 'position:fixed;left:600px;top:400px'
  button.onclick = () => {
    presses += 1
  }
  document.body.append(button)
  onTestFinished(() => button.remove())
  connect()
  const ghost = leave()
  await userEvent.click(button)
  expect(presses).toBe(1)
  await expect.poll(() => ghost.isConnected).toBe(false)
})

test('a dialog that the visitor closes shows no check mark', () => {
  const ghost = drawAsking('wide').leave()
  expect(ghost.querySelector('[data-mood=asking]')).not.toBeNull()
  expect(ghost.querySelector('[data-mood=done]')).toBeNull()
})
