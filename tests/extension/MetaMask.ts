import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContext, Page } from '@playwright/test'
import type { Owner, PopupKind } from './MetaMaskVisitor'
import { password } from './onboard'

/** Each kind of prompt has its own pair of buttons: connecting, networks, transactions and signatures. */
const approving =
  '[data-testid=confirm-btn],[data-testid=confirmation-submit-button],[data-testid=confirm-footer-button]'
const rejecting =
  '[data-testid=cancel-btn],[data-testid=confirmation-cancel-button],[data-testid=confirm-footer-cancel-button]'
const unlocking = '[data-testid=unlock-submit]'

/** The extension, used as its owner does: on its own pages. */
export class MetaMask implements Owner {
  private offered: readonly string[] = []

  private constructor(
    private readonly context: BrowserContext,
    private readonly id: string,
    /** Origin of the host whose permissions it can revoke. */
    private readonly site: string,
    readonly accounts: readonly string[],
  ) {}

  /** Waits until the extension runs. */
  static async in(
    context: BrowserContext,
    site: string,
    accounts: readonly string[],
  ): Promise<MetaMask> {
    const worker =
      context.serviceWorkers()[0] ??
      (await context.waitForEvent('serviceworker'))
    return new MetaMask(context, new URL(worker.url()).host, site, accounts)
  }

  url(where: string): string {
    return `chrome-extension://${this.id}/${where}`
  }

  async popup(kind: PopupKind): Promise<Page> {
    const at = this.url('notification.html')
    for (;;) {
      const prompt = this.context
        .pages()
        .find((page) => page.url().startsWith(at))
      if (!prompt) {
        await sleep(100)
        continue
      }
      await prompt.locator(kind === 'unlock' ? unlocking : approving).waitFor()
      return prompt
    }
  }

  async approve(kind: PopupKind) {
    const prompt = await this.popup(kind)
    if (kind === 'unlock') return enterPassword(prompt)
    // The first account is permitted in any case.
    if (kind === 'connect')
      for (const address of this.offered.slice(1))
        await permit(prompt, this.nameOf(address))
    this.offered = []
    await answer(prompt, approving)
  }

  async reject(kind: PopupKind) {
    await answer(await this.popup(kind), rejecting)
  }

  offer(accounts: readonly string[]) {
    this.offered = accounts
  }

  /** MetaMask numbers its accounts. */
  private nameOf(address: string) {
    return `Account ${this.accounts.indexOf(address) + 1}`
  }

  async selectAccount(address: string) {
    await this.on('account-list', async (page) => {
      const cell = page.locator('[data-testid^="multichain-account-cell-"]')
      const name = page.getByText(this.nameOf(address), { exact: true })
      await cell.filter({ has: name }).first().click()
      // MetaMask closes the list once it has selected the account.
      const list = page.getByTestId('multichain-account-list-search')
      await list.waitFor({ state: 'detached' })
    })
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
      await enterPassword(page)
      await field.waitFor({ state: 'detached' })
    })
  }

  async revoke() {
    const route = `review-permissions/${encodeURIComponent(this.site)}`
    await this.on(route, async (page) => {
      await page.getByText('Disconnect', { exact: true }).click()
      const sure = page.getByTestId('disconnect-all').last()
      await sure.click()
      await sure.waitFor({ state: 'detached' })
    })
  }

  async reload() {
    const [worker] = this.context.serviceWorkers()
    if (!worker) throw new Error('MetaMask is not running.')
    const started = this.context.waitForEvent('serviceworker')
    // The answer never comes, because the worker has ended by then.
    worker.evaluate('chrome.runtime.reload()').catch(() => {})
    await started
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
    // A tab in the background renders no frames.
    const host = this.context
      .pages()
      .find((each) => each.url().startsWith(this.site))
    await host?.bringToFront()
  }
}

async function enterPassword(page: Page) {
  await page.getByTestId('unlock-password').fill(password)
  await page.locator(unlocking).click()
}

async function answer(prompt: Page, buttons: string) {
  const closed = prompt.waitForEvent('close')
  await prompt.locator(buttons).click()
  await closed
}

/** Permits one more account in the prompt to connect. */
async function permit(prompt: Page, account: string) {
  await prompt.getByTestId('edit').first().click()
  const name = prompt.getByText(account, { exact: true })
  const items = prompt
    .getByTestId('edit-accounts-modal')
    .getByTestId('account-item')
  await items.filter({ has: name }).first().click()
  await prompt.getByTestId('connect-more-accounts-button').click()
}
