import { setTimeout as sleep } from 'node:timers/promises'
import type { Facts, Point } from './askPage'
import { type Step, wantedOf } from './findElements'
import type { Keyboard, Mouse } from './input'
import { judge, type Question } from './judge'

type Words = string | RegExp
type RoleOptions = { readonly name?: Words; readonly exact?: boolean }
type Limit = { readonly timeout?: number }

/** The page or frame that a locator looks into. */
export type Owner = {
  readonly ask: <T>(
    question: string,
    ...given: readonly unknown[]
  ) => Promise<T>
  readonly runWith: <T>(
    source: string,
    steps: readonly Step[],
    given: unknown,
  ) => Promise<T>
  readonly mouse: Mouse
  readonly keyboard: Keyboard
}

/** How long an act waits for its element, in milliseconds. */
const patience = 30_000

/** As much of Playwright's `Locator` as our tests use. */
export class WebKitLocator {
  /** By these two, which are Playwright's own affair, its `expect` takes us for one of its locators: its version is exact. */
  readonly _apiName = 'Locator'
  async _expect(expression: string, question: Question) {
    const { isNot, timeout } = question
    for (const until = Date.now() + timeout; ; await sleep(100)) {
      const facts = await this.facts(question.expressionArg)
      const { matches, value } = judge(expression, question, facts)
      const answer = { matches, received: { value } }
      if (matches !== isNot) return answer
      const log = [`  in WebKit, ${this}`]
      if (Date.now() > until) return { ...answer, timedOut: true, log }
    }
  }

  constructor(
    readonly owner: Owner,
    readonly steps: readonly Step[],
  ) {}

  toString = () => JSON.stringify(this.steps)
  page = () => this.owner
  private and = (...steps: Step[]) =>
    new WebKitLocator(this.owner, [...this.steps, ...steps])

  locator = (selector: string) => this.and({ by: 'css', selector })
  getByTestId = (id: string) => this.locator(`[data-testid="${id}"]`)
  getByTitle = (title: string) => this.locator(`[title*="${title}"]`)
  getByText = (text: Words, { exact }: RoleOptions = {}) =>
    this.and({ by: 'text', wanted: wantedOf(text, exact) })
  getByLabel = (text: Words, { exact }: RoleOptions = {}) =>
    this.and({ by: 'label', wanted: wantedOf(text, exact) })
  getByRole = (role: string, { name, exact }: RoleOptions = {}) =>
    this.and({
      by: 'role',
      role,
      wanted: name === undefined ? undefined : wantedOf(name, exact),
    })
  filter = ({ hasText, has }: { hasText?: Words; has?: WebKitLocator }) =>
    this.and(
      ...(hasText
        ? [{ by: 'filter', wanted: wantedOf(hasText) } as const]
        : []),
      ...(has ? [{ by: 'has', steps: has.steps } as const] : []),
    )
  nth = (index: number) => this.and({ by: 'nth', index })
  first = () => this.nth(0)
  last = () => this.nth(-1)

  private facts = (name?: string) =>
    this.owner.ask<Facts>('factsOf', this.steps, name)
  /** Facts of an element that is there by now. */
  private there = async (name?: string) => {
    await this.waitFor({ state: 'attached' })
    return this.facts(name)
  }
  count = async () => (await this.facts()).texts.length
  allTextContents = async () => (await this.facts()).texts
  isVisible = async () => Boolean((await this.facts()).first?.isShown)
  textContent = async () => (await this.there()).texts[0]
  getAttribute = async (name: string) =>
    (await this.there(name)).first?.attribute
  boundingBox = async () => (await this.there()).first?.box

  evaluate = async (
    run: (element: Element, given: unknown) => unknown,
    given?: unknown,
  ) => {
    for (const until = Date.now() + patience; ; await sleep(50))
      try {
        return await this.owner.runWith(String(run), this.steps, given)
      } catch (error) {
        const isMissing = /Nothing is found/.test(String(error))
        if (!isMissing || Date.now() > until) throw error
      }
  }
  focus = () =>
    this.evaluate((one) => one instanceof HTMLElement && one.focus())

  /** Where a pointer reaches it, once it is still. */
  private async point({ timeout = patience }: Limit = {}): Promise<Point> {
    let before: Point | null = null
    for (const until = Date.now() + timeout; ; await sleep(50)) {
      const at = await this.owner.ask<Point | null>('pointOf', this.steps)
      if (at && before?.x === at.x && before.y === at.y) return at
      before = at
      if (Date.now() > until) throw new Error(`Not in reach: ${this}`)
    }
  }
  click = async (limit?: Limit) => {
    const { x, y } = await this.point(limit)
    await this.owner.mouse.click(x, y)
  }
  tap = this.click
  hover = async (limit?: Limit) => {
    const { x, y } = await this.point(limit)
    await this.owner.mouse.move(x, y)
  }
  press = async (key: string) => {
    await this.focus()
    await this.owner.keyboard.press(key)
  }
  fill = async (text: string) => {
    await this.evaluate((one) => {
      if (
        !(one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement)
      )
        return
      one.focus()
      one.select()
    })
    if (text === '') await this.owner.keyboard.press('Backspace')
    else await this.owner.keyboard.type(text)
  }
  selectOption = (value: string) =>
    this.evaluate((one, chosen) => {
      if (!(one instanceof HTMLSelectElement)) throw new Error('No select.')
      one.value = String(chosen)
      one.dispatchEvent(new Event('change', { bubbles: true }))
    }, value)
  waitFor = async ({
    state = 'visible',
    timeout = patience,
  }: Limit & { state?: string } = {}) => {
    const asked = { isNot: false, timeout }
    const { matches } = await this._expect(`to.be.${state}`, asked)
    if (!matches) throw new Error(`Is not ${state}: ${this}`)
  }
}
