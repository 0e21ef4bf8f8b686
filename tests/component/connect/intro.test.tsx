import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { dialogMessages } from '../../../src/messages/dialogs'
import { flowAt } from '../../fixtures/states/connectProps'
import { drawConnect } from './drawConnect'

const { connect, intro, learnMore } = dialogMessages

const press = async (dialog: Element, words: string) => {
  const found = [...dialog.querySelectorAll('button')].find(
    (each) => each.textContent === words,
  )
  if (!found) throw new Error(`no button says ${words}`)
  await userEvent.click(found)
}

test('in wide, what a wallet is stands beside the list, with a way to get one [2.9]', async () => {
  const { dialog, events } = drawConnect('wide')
  expect(dialog.textContent).toContain(connect.title)
  expect(dialog.textContent).toContain(intro.title)
  expect(dialog.textContent).toContain(intro.ownText)
  expect(dialog.textContent).toContain(intro.keyText('Harbour Books'))
  await press(dialog, intro.getWallet)
  expect(events).toEqual([{ type: 'GET' }])
})

test('in compact, the list leads to a page about wallets, and that page to getting one [2.10]', async () => {
  const { dialog, events, show } = drawConnect('compact')
  expect(dialog.textContent).not.toContain(intro.ownText)
  await press(dialog, learnMore)
  show(flowAt({ step: 'LEARN_COMPACT' }))
  expect(dialog.querySelector('#wd-title')?.textContent).toBe(intro.title)
  expect(dialog.textContent).toContain(intro.ownText)
  await press(dialog, intro.getWallet)
  expect(events).toEqual([{ type: 'LEARN' }, { type: 'GET' }])
})
