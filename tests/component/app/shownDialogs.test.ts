import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../../src/app/react/mount'
import { moving } from '../../../src/connect/moving'
import { focusedElement } from '../../../src/ui/dialog/focusedElement'
import { install } from '../engine/startEngine'
import { config } from './aPage'

/** Mounts the button on a page, and installs the test wallet. */
function openPage() {
  install()
  const place = document.body.appendChild(document.createElement('div'))
  const { unmount } = mount(place, config)
  onTestFinished(() => {
    unmount()
    place.remove()
  })
}

/** Waits for an element in one of Walletdock's shadow roots. */
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

/** Records the end of the animations of each closing dialog that has a check mark, in milliseconds. */
function watchChecks(): readonly number[] {
  const checks: number[] = []
  const watcher = new MutationObserver(look)
  function look() {
    for (const { shadowRoot } of document.querySelectorAll(
      '[data-walletdock]',
    )) {
      if (!shadowRoot) continue
      // A closing dialog stays in the page as a popover.
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

test('after connecting, the account button has the focus, and after disconnecting, the connect button has the focus', async () => {
  openPage()
  const checks = watchChecks()
  const open = await find('wd-connect-button')
  open.click()
  const wallet = await find('wd-wallet-acme')
  // The animations load when the pointer moves.
  await userEvent.hover(wallet)
  await expect.poll(moving.get).toBeDefined()
  await userEvent.click(wallet)
  await expect.poll(focused).toBe('wd-account-button')
  expect(checks.length).toBeGreaterThan(0)
  expect(Math.max(...checks)).toBeLessThanOrEqual(900)
  await userEvent.click(await find('wd-account-button'))
  await userEvent.click(await find('wd-disconnect'))
  await expect.poll(focused).toBe('wd-connect-button')
})

test('the open connect dialog becomes compact in a narrow window, and wide again', async () => {
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
