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
  if (!found) throw new Error(`no button has the text ${words}`)
  await userEvent.click(found)
}

test('in wide, the introduction to wallets is beside the list, with a button to get a wallet [2.9]', async () => {
  const { dialog, events } = drawConnect('wide')
  expect(dialog.textContent).toContain(connect.title)
  expect(dialog.textContent).toContain(intro.title)
  expect(dialog.textContent).toContain(intro.ownText)
  expect(dialog.textContent).toContain(intro.keyText('Harbour Books'))
  await press(dialog, intro.getWallet)
  expect(events).toEqual([{ type: 'GET' }])
})

test('in compact, the list leads to the introduction, and the introduction to the get step [2.10]', async () => {
  const { dialog, events, show } = drawConnect('compact')
  expect(dialog.textContent).not.toContain(intro.ownText)
  await press(dialog, learnMore)
  show(flowAt({ step: 'LEARN_COMPACT' }))
  expect(dialog.querySelector('#wd-title')?.textContent).toBe(intro.title)
  expect(dialog.textContent).toContain(intro.ownText)
  await press(dialog, intro.getWallet)
  expect(events).toEqual([{ type: 'LEARN' }, { type: 'GET' }])
})
