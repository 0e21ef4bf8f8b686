import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { dialogMessages } from '../../../src/messages/dialogs'
import { flowAt } from '../../fixtures/states/connectProps'
import { drawConnect } from './drawConnect'

const atRainbow = { name: 'CONNECT', walletId: 'rainbow' } as const
const attempt = { number: 1, walletId: 'rainbow' } as const

test('the QR code counts down the time until it expires [D6b]', async () => {
  const expiresAt = Date.now() + 64_500
  const { dialog } = drawConnect(
    'wide',
    flowAt(atRainbow, {
      ...attempt,
      type: 'asking',
      uri: 'wc:7f6e@2?symKey=587d',
      expiresAt,
    }),
  )
  const left = () => dialog.querySelector('[role=timer]')?.textContent ?? ''
  expect(left()).toMatch(/1:0[0-5]$/)
  const first = left()
  await expect.poll(left).not.toBe(first)
  expect(left()).toMatch(/1:0[0-4]$/)
})

test('an expired QR code is replaced by a message and a button for a new code [D6b] [WCAG 2.2.1]', async () => {
  const { dialog, events } = drawConnect(
    'wide',
    flowAt(atRainbow, {
      ...attempt,
      type: 'failed',
      failure: { class: 'timed-out' },
    }),
  )
  expect(dialog.querySelector('svg[role=img]')).toBe(null)
  expect(dialog.querySelector('[role=timer]')).toBe(null)
  const { title } = dialogMessages.failures['timed-out']
  expect(dialog.textContent).toContain(title('Rainbow'))
  const button = dialog.querySelector('[data-testid=wd-retry]')
  expect(button?.textContent).toBe('New code')
  if (button) await userEvent.click(button)
  expect(events).toEqual([{ type: 'RETRY' }])
})
