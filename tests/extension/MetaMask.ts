import type { BrowserContext, Page } from '@playwright/test'
import { password } from './onboard'
import { Prompt } from './Prompt'

/** The extension, used as its owner does: on its own pages. */
export class MetaMask {
  private constructor(
    private readonly context: BrowserContext,
    private readonly id: string,
  ) {}

  /** Waits until the extension runs. */
  static async in(context: BrowserContext): Promise<MetaMask> {
    const worker =
      context.serviceWorkers()[0] ??
      (await context.waitForEvent('serviceworker'))
    return new MetaMask(context, new URL(worker.url()).host)
  }

  url(where: string): string {
    return `chrome-extension://${this.id}/${where}`
  }

  /** Returns the window that MetaMask opens because of `act`. */
  async prompt(act: () => Promise<unknown>): Promise<Prompt> {
    const [page] = await Promise.all([this.context.waitForEvent('page'), act()])
    return new Prompt(page)
  }

  /** @throws Error if a prompt is open */
  hasNoPrompt() {
    const at = this.url('notification.html')
    const isOpen = this.context
      .pages()
      .some((page) => page.url().startsWith(at))
    if (isOpen) throw new Error('MetaMask shows a prompt.')
  }

  async lock() {
    await this.on('lock', (page) =>
      page.getByTestId('unlock-password').waitFor(),
    )
  }

  /** Does nothing if MetaMask is unlocked. */
  async unlock() {
    await this.on('account-list', async (page) => {
      const field = page.getByTestId('unlock-password')
      const list = page.getByTestId('multichain-account-list-search')
      await field.or(list).first().waitFor()
      if (!(await field.isVisible())) return
      await field.fill(password)
      await page.getByTestId('unlock-submit').click()
      await field.waitFor({ state: 'detached' })
    })
  }

  /** Selects an account by its name. */
  async select(account: string) {
    await this.on('account-list', async (page) => {
      const cell = page.locator('[data-testid^="multichain-account-cell-"]')
      const wanted = cell.filter({
        has: page.getByText(account, { exact: true }),
      })
      await wanted.first().click()
      // MetaMask closes the list once it has selected the account.
      await page.getByTestId('multichain-account-list-search').waitFor({
        state: 'detached',
      })
    })
  }

  /** Revokes all permissions of a site. */
  async revoke(origin: string) {
    await this.on(
      `review-permissions/${encodeURIComponent(origin)}`,
      async (page) => {
        await page.getByText('Disconnect', { exact: true }).click()
        const sure = page.getByTestId('disconnect-all').last()
        await sure.click()
        await sure.waitFor({ state: 'detached' })
      },
    )
  }

  /** Reloads the extension, as an update does. Open pages lose it. */
  async reload() {
    const [worker] = this.context.serviceWorkers()
    if (!worker) throw new Error('MetaMask is not running.')
    const started = this.context.waitForEvent('serviceworker')
    // The answer never comes, because the worker has ended by then.
    const asked = worker.evaluate('chrome.runtime.reload()')
    await Promise.race([
      started,
      asked.then(
        () => started,
        () => started,
      ),
    ])
  }

  /** Switches the extension off while `act` runs. Open pages wait for it for ever. */
  async whileOff(act: () => Promise<void>) {
    await this.turn('off')
    try {
      await act()
    } finally {
      const started = this.context.waitForEvent('serviceworker')
      await this.turn('on')
      await started
    }
  }

  /** Uses the switch on the browser's page for extensions. */
  private async turn(to: 'on' | 'off') {
    const page = await this.context.newPage()
    await page.goto('chrome://extensions')
    await page.evaluate(
      `chrome.management.setEnabled('${this.id}', ${to === 'on'})`,
    )
    await page.close()
  }

  /**
   * Opens one of MetaMask's pages and closes it afterwards, because MetaMask shows prompts in its tab if it has one.
   */
  private async on(route: string, act: (page: Page) => Promise<void>) {
    const page = await this.context.newPage()
    try {
      await page.goto(this.url(`home.html#${route}`))
      await act(page)
    } finally {
      await page.close()
    }
  }
}
