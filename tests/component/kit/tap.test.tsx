import { expect, onTestFinished, test } from 'vitest'
import '../../../src/kit/element'
import { loadWalletdock } from '../../../src/kit/walletdock'
import { button, openHost, retry } from './openHost'
import { remoteAt } from './remoteAt'

test('if the remote of a boundary fails after a press, no dialog opens when the retry succeeds', async () => {
  const { global, url } = remoteAt('none')
  let fail = () => {}
  const held = new Promise<never>((_, reject) => {
    fail = () => reject(new Error('not today'))
  })
  let loads = 0
  openHost(url, {
    load: () => (++loads > 2 ? loadWalletdock({ url }) : held),
  })
  await button('Connect wallet').click()
  fail()
  await retry.click()
  await expect.element(button('Connected to Shop, 0')).toBeVisible()
  expect(Reflect.get(globalThis, global)?.state.opened).toBeUndefined()
})

test('if a pressed stand-in of an element is replaced, the new stand-in also looks pressed', async () => {
  const { dock } = waitingDock('contract-hangs')
  await button('Connect wallet').click()
  const pressed = dock.querySelector('button')
  dock.config = { appName: 'Shop' }
  await expect.poll(() => dock.querySelector('button')).not.toBe(pressed)
  const holder = button('Connect wallet')
  await expect.element(holder).toHaveAttribute('aria-busy', 'true')
})

test('a press or the focus on an element that is removed from the page has no effect when the element returns', async () => {
  const { dock, opened } = waitingDock('none')
  await button('Connect wallet').click()
  dock.remove()
  await expect.poll(() => dock.childElementCount).toBe(0)
  document.body.append(dock)
  const holder = button('Connect wallet')
  await expect.element(holder).not.toHaveAttribute('aria-busy', 'true')
  dock.config = { appName: 'Shop' }
  await expect.poll(() => dock.textContent).toBe('mounted Shop')
  await new Promise(requestAnimationFrame)
  expect(opened()).toBeUndefined()
})

/** Adds an element that has no config yet, and records the dialogs that it opens. */
function waitingDock(fault: string) {
  const { global, url } = remoteAt(fault)
  const dock = document.createElement('wallet-dock')
  // Otherwise the element logs failures.
  dock.addEventListener('walletdock-failed', (event) => event.preventDefault())
  Object.assign(dock, { url, config: null })
  document.body.append(dock)
  onTestFinished(() => dock.remove())
  const state = () => Reflect.get(globalThis, global)?.state
  const island = () => dock.querySelector('[data-walletdock]')?.shadowRoot
  const hasFocus = () => Boolean(island()?.activeElement)
  return { dock, state, opened: () => state()?.opened, hasFocus }
}

test('a press on an element’s placeholder is stored, and answered once the element knows who is connected', async () => {
  const { dock, state, opened, hasFocus } = waitingDock('mount-wakes')
  const holder = button('Connect wallet')
  await holder.click()
  await expect.element(holder).toHaveAttribute('aria-busy', 'true')
  await expect.element(holder).toHaveStyle({ cursor: 'progress' })
  dock.config = { appName: 'Shop' }
  await expect.element(button('Mine')).toBeVisible()
  await new Promise(requestAnimationFrame)
  expect(opened()).toBeUndefined()
  for (let turn = 0; turn < 3; turn++) {
    state().wake()
    await new Promise(requestAnimationFrame)
  }
  expect(opened()).toEqual(['connect'])
  expect(hasFocus()).toBe(true)
})

test('the focus on an element’s stand-in moves to the real button, and opens nothing', async () => {
  const { dock, state, opened, hasFocus } = waitingDock('mount-wakes')
  await expect.element(button('Connect wallet')).toBeVisible()
  dock.querySelector('button')?.focus()
  // The page must not jump for a visitor who has scrolled on.
  dock.style.cssText = 'display:block;padding-top:3000px'
  scrollTo(0, 0)
  dock.config = { appName: 'Shop' }
  await expect.element(button('Connect wallet')).toHaveFocus()
  expect(scrollY).toBe(0)
  await expect.element(button('Mine')).toBeVisible()
  state().wake()
  await expect.poll(hasFocus).toBe(true)
  expect(opened()).toBeUndefined()
})

test('if an element fails after a press, no dialog opens later, and its retry button has the focus', async () => {
  const { dock, opened } = waitingDock('mount-missing-then-none')
  await button('Connect wallet').click()
  dock.config = { appName: 'Shop' }
  await expect.element(retry).toHaveFocus()
  await retry.click()
  await expect.poll(() => dock.textContent).toBe('mounted Shop')
  await new Promise(requestAnimationFrame)
  expect(opened()).toBeUndefined()
})
