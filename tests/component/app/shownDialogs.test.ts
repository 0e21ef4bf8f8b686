import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { focusedElement } from '../../../src/ui/dialog/focus'
import { install } from '../engine/startEngine'
import { byTestId, mountPage } from './aPage'

/** Waits for an element in one of Walletdock's shadow roots. */
async function find(id: string): Promise<HTMLElement> {
  await expect.poll(() => byTestId(id)).toBeTruthy()
  const element = byTestId(id)
  if (!element) throw new Error(`wd-${id} has gone.`)
  return element
}

const focused = () => focusedElement()?.dataset['testid']

test('after connecting, the account button has the focus, and after disconnecting, the connect button has the focus', async () => {
  install()
  mountPage()
  const open = await find('connect-button')
  open.click()
  await userEvent.click(await find('wallet-acme'))
  await expect.poll(focused).toBe('wd-account-button')
  await userEvent.click(await find('account-button'))
  await userEvent.click(await find('disconnect'))
  await expect.poll(focused).toBe('wd-connect-button')
})

test('the open connect dialog becomes compact in a narrow window, and wide again', async () => {
  onTestFinished(() => page.viewport(1280, 800))
  await page.viewport(1280, 800)
  install()
  mountPage()
  const open = await find('connect-button')
  open.click()
  const dialog = await find('connect-dialog')
  await find('wallet-acme')
  await expect.poll(() => getComputedStyle(dialog).width).toBe('720px')
  await page.viewport(700, 800)
  await expect.poll(() => getComputedStyle(dialog).width).toBe('368px')
  await page.viewport(768, 800)
  await expect.poll(() => getComputedStyle(dialog).width).toBe('720px')
})
