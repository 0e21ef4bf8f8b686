import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../../src/app/react/mount'
import { moving } from '../../../src/connect/moving'
import { focusedElement } from '../../../src/ui/dialog/focusedElement'
import { install } from '../engine/startEngine'
import { config } from './aPage'

/** A page with the button, whose visitor has the test wallet. */
function openPage() {
  install()
  const place = document.body.appendChild(document.createElement('div'))
  const { unmount } = mount(place, config)
  onTestFinished(() => {
    unmount()
    place.remove()
  })
}

/** Waits for an element in one of our shadow roots. */
async function find(testId: string): Promise<HTMLElement> {
  const found = () =>
    [...document.querySelectorAll('[data-walletdock]')]
      .map(({ shadowRoot }) =>
        shadowRoot?.querySelector<HTMLElement>(`[data-testid=${testId}]`),
      )
      .find(Boolean)
  await expect.poll(found).toBeTruthy()
  const element = found()
  if (!element) throw new Error(`${testId} has gone.`)
  return element
}

const focused = () => focusedElement()?.dataset['testid']

/** From now on, until when each check is seen in a dialog that leaves, in milliseconds. */
function watchChecks(): readonly number[] {
  const checks: number[] = []
  const watcher = new MutationObserver(look)
  function look() {
    for (const { shadowRoot } of document.querySelectorAll(
      '[data-walletdock]',
    )) {
      if (!shadowRoot) continue
      // A dialog that leaves stays where it is, and becomes a popover.
      watcher.observe(shadowRoot, {
        attributeFilter: ['popover'],
        childList: true,
        subtree: true,
      })
      for (const ghost of shadowRoot.querySelectorAll('[popover]'))
        if (ghost.querySelector('[data-mood=done]'))
          for (const { effect } of ghost.getAnimations())
            checks.push(Number(effect?.getComputedTiming().endTime))
    }
  }
  watcher.observe(document, { childList: true, subtree: true })
  onTestFinished(() => watcher.disconnect())
  look()
  return checks
}

test('a first connection ends with a check that is soon gone, and the focus on the first button of the account; a disconnection with the focus on Connect', async () => {
  openPage()
  const checks = watchChecks()
  const open = await find('wd-connect-button')
  open.click()
  const wallet = await find('wd-wallet-acme')
  // What moves comes when a pointer does.
  await userEvent.hover(wallet)
  await expect.poll(moving.get).toBeDefined()
  await userEvent.click(wallet)
  await expect.poll(focused).toBe('wd-network-button')
  expect(checks.length).toBeGreaterThan(0)
  expect(Math.max(...checks)).toBeLessThanOrEqual(400)
  await userEvent.click(await find('wd-account-button'))
  await userEvent.click(await find('wd-disconnect'))
  await expect.poll(focused).toBe('wd-connect-button')
})

test('the open connect dialog becomes compact in a window that is too narrow for it, and wide again', async () => {
  onTestFinished(() => page.viewport(1280, 800))
  await page.viewport(1280, 800)
  openPage()
  const open = await find('wd-connect-button')
  open.click()
  const dialog = await find('wd-connect-dialog')
  await find('wd-wallet-acme')
  expect(getComputedStyle(dialog).width).toBe('720px')
  await page.viewport(700, 800)
  await expect.poll(() => getComputedStyle(dialog).width).toBe('368px')
  await page.viewport(768, 800)
  await expect.poll(() => getComputedStyle(dialog).width).toBe('720px')
})
