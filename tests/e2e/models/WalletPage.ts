import {
  expect,
  type Frame,
  type FrameLocator,
  type Locator,
  type Page,
} from '@playwright/test'
import { copiedBy } from './copiedBy'

/** What a visitor sees of Walletdock on any page. Methods are what a visitor does. */
export class WalletPage {
  /** @param frame where the wallet is shown, if not in the page itself */
  constructor(
    readonly page: Page,
    readonly frame: Frame | FrameLocator | Page = page,
  ) {}

  get connectButton(): Locator {
    return this.frame.getByTestId('wd-connect-button').first()
  }
  get accountButton(): Locator {
    return this.frame.getByTestId('wd-account-button').first()
  }
  /** The button of an account whose wallet is still being asked. */
  get recalled(): Locator {
    return this.frame.locator(
      '[aria-busy=true] > [data-testid=wd-account-button]',
    )
  }
  get networkButton(): Locator {
    return this.frame.getByTestId('wd-network-button').first()
  }
  get disconnect(): Locator {
    return this.frame.getByTestId('wd-disconnect')
  }
  get close(): Locator {
    return this.frame.getByTestId('wd-close')
  }
  get retry(): Locator {
    return this.frame.getByTestId('wd-retry')
  }
  /** What can be chosen in the open dialog. */
  get rows(): Locator {
    return this.dialogs.locator('[part=row]')
  }
  get dialogs(): Locator {
    return this.frame.locator('dialog[data-testid^="wd-"]')
  }

  dialog(name: 'connect' | 'account' | 'network'): Locator {
    return this.frame.getByTestId(`wd-${name}-dialog`)
  }
  wallet(id: string): Locator {
    return this.frame.getByTestId(`wd-wallet-${id}`)
  }
  chain(id: number): Locator {
    return this.frame.getByTestId(`wd-chain-${id}`)
  }

  async openConnect() {
    await this.connectButton.click()
    await expect(this.dialog('connect')).toBeVisible()
  }

  async choose(id = testWalletId) {
    await this.wallet(id).click()
  }

  async connect(id = testWalletId) {
    await this.openConnect()
    await this.choose(id)
    await this.seesAccount()
  }

  /** Scrolls a list, which is drawn as it is seen, down to a row. */
  async looksDownTo(row: Locator) {
    await expect(async () => {
      await this.rows.last().scrollIntoViewIfNeeded()
      await expect(row).toBeAttached({ timeout: 100 })
    }).toPass({ intervals: [20] })
    await row.scrollIntoViewIfNeeded()
    await expect(row).toBeInViewport()
  }

  /** What the code on the screen says, by its link. */
  async readCode(): Promise<string> {
    const copy = this.dialog('connect').getByRole('button', { name: 'Copy' })
    const code = await copiedBy(this.page, () => copy.click())
    expect(code).toMatch(/^wc:/)
    return code
  }

  /** Asks for a new code. @returns what it says, which is not what the earlier one said */
  async renewCode(earlier: string): Promise<string> {
    await expect(this.retry).toHaveText('New code')
    await this.retry.click()
    const code = await this.readCode()
    expect(code).not.toBe(earlier)
    return code
  }

  async openAccount() {
    await this.accountButton.click()
    await expect(this.dialog('account')).toBeVisible()
  }

  async openNetwork() {
    await this.networkButton.click()
    await expect(this.dialog('network')).toBeVisible()
  }

  /** On a phone: a tap on the wallet will open its app at once. */
  async seesReadyApp(id: string) {
    await expect(this.wallet(id)).toHaveAttribute('data-opens', 'app')
  }

  async seesAccount() {
    await expect(this.accountButton).toBeVisible()
    // What is recalled of an earlier page is no account yet.
    await expect(this.recalled).toHaveCount(0)
    await this.seesNoDialog()
  }

  async seesNoDialog() {
    await expect(this.dialogs).toHaveCount(0)
  }
}

/** How the local test wallet announces itself. */
export const testWalletId = 'dev.walletdock.test'
