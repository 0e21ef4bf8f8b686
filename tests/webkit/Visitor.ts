import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from '@playwright/test'
import { Key, type WebDriver, type WebElement } from 'selenium-webdriver'

/** Selector of one of Walletdock's elements. @param id its test id without the prefix */
export const ours = (id: string) => `[data-testid="wd-${id}"]`

const testWallet = ours('wallet-dev.walletdock.test')

/** What a visitor sees and does in WebKit. Elements are found in shadow roots too, by selector and text. */
export class Visitor {
  constructor(readonly driver: WebDriver) {}

  private look(selector: string, text = ''): Promise<Look> {
    return this.driver.executeScript<Look>(look, selector, text)
  }

  /** Waits for an element that is enabled, visible and does not move. */
  async sees(selector: string, text = ''): Promise<WebElement> {
    for (const until = Date.now() + 60_000; Date.now() < until; ) {
      const { seen } = await this.look(selector, text)
      if (seen) return seen
      await sleep(50)
    }
    throw new Error(`Not seen: ${selector} ${text}`)
  }

  async seesNo(selector: string) {
    const isThere = async () => (await this.look(selector)).isThere
    await expect.poll(isThere, `No ${selector}`).toBe(false)
  }

  async taps(selector: string, text = '') {
    await (await this.sees(selector, text)).click()
  }

  async presses(...keys: readonly string[]) {
    const actions = this.driver.actions()
    for (const key of keys) actions.keyDown(key)
    for (const key of keys.toReversed()) actions.keyUp(key)
    await actions.perform()
  }

  /** Moves the focus by the keyboard. */
  async tabsTo(selector: string) {
    await this.sees(selector)
    for (let step = 0; step < 25; step += 1) {
      if (await this.hasFocus(selector)) return
      await this.presses(Key.TAB)
    }
    throw new Error(`The Tab key does not reach ${selector}.`)
  }

  async hasFocus(selector: string): Promise<boolean> {
    return (await this.look(selector)).hasFocus
  }

  async connects() {
    await this.taps(ours('connect-button'))
    await this.taps(testWallet)
    await this.seesAccount()
  }

  /** Waits for an account whose wallet has answered. */
  async seesAccount() {
    await this.sees(`:not([aria-busy=true]) > ${ours('account-button')}`)
    await this.seesNo('dialog')
  }

  async disconnects() {
    await this.taps(ours('account-button'))
    await this.taps(ours('disconnect'))
    await this.sees(ours('connect-button'))
  }

  /** Taps a button that copies, and returns the text that WebKit has put into the clipboard. */
  async copies(selector: string, text = ''): Promise<string> {
    await this.driver.executeScript(noteCopies)
    await this.taps(selector, text)
    const copied = () => this.driver.executeScript<string>('return copied')
    await expect.poll(copied).not.toBe('')
    return copied()
  }

  /** Waits for another window, and closes it. @returns its URL */
  async seesWindow(): Promise<string> {
    const { driver } = this
    const own = await driver.getWindowHandle()
    const others = async () =>
      (await driver.getAllWindowHandles()).filter((each) => each !== own)
    await expect.poll(others).toHaveLength(1)
    const [other = ''] = await others()
    await driver.switchTo().window(other)
    await expect.poll(() => driver.getCurrentUrl()).toMatch(/^http/)
    const url = await driver.getCurrentUrl()
    await driver.close()
    await driver.switchTo().window(own)
    return url
  }
}

type Look = {
  /** The first element that matches, is enabled, visible and does not move. */
  readonly seen: WebElement | null
  readonly isThere: boolean
  readonly hasFocus: boolean
}

/** Runs in the page. */
function look(selector: string, text: string) {
  const within = (root: ParentNode): Element[] =>
    [...root.querySelectorAll('*')].flatMap((each) => [
      each,
      ...(each.shadowRoot ? within(each.shadowRoot) : []),
    ])
  const found = within(document).filter((each) => each.matches(selector))
  const isMoving = (element: Element) => {
    const root = element.getRootNode()
    const moving = root instanceof ShadowRoot ? root.getAnimations() : []
    return moving.some(({ effect, playState }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null
      // Ignores animations that never end or that follow scrolling.
      const ends = Number.isFinite(effect?.getComputedTiming().endTime)
      return playState === 'running' && ends && target?.contains(element)
    })
  }
  const seen = found.find(
    (each) =>
      each.textContent?.includes(text) &&
      !each.matches(':disabled, [aria-disabled=true]') &&
      each.checkVisibility() &&
      !isMoving(each),
  )
  const hasFocus = found.some((each) => each.matches(':focus'))
  return { seen: seen ?? null, isThere: found.length > 0, hasFocus }
}

/** Runs in the page. WebKit lets no script read the clipboard. */
function noteCopies() {
  const write = Clipboard.prototype.writeText
  Object.assign(window, { copied: '' })
  navigator.clipboard.writeText = async (copied) => {
    await write.call(navigator.clipboard, copied)
    Object.assign(window, { copied })
  }
}
