import type { Locator, Page } from '@playwright/test'
import { password } from './onboard'

/** Each kind of prompt has its own pair of buttons: connecting, networks, transactions and signatures. */
const approving = [
  'confirm-btn',
  'confirmation-submit-button',
  'confirm-footer-button',
]
const rejecting = [
  'cancel-btn',
  'confirmation-cancel-button',
  'confirm-footer-cancel-button',
]

/** A window in which MetaMask prompts its owner. */
export class Prompt {
  constructor(private readonly page: Page) {}

  async approve() {
    await this.answer(approving)
  }

  async reject() {
    await this.answer(rejecting)
  }

  /** Closes the window, which MetaMask treats as a rejection. */
  async close() {
    await this.anyOf(approving).waitFor()
    await this.page.close()
  }

  /** Unlocks MetaMask, which shows the prompt afterwards. */
  async unlock() {
    await this.page.getByTestId('unlock-password').fill(password)
    await this.page.getByTestId('unlock-submit').click()
  }

  /** Permits one more account in the prompt to connect. */
  async permit(account: string) {
    await this.page.getByTestId('edit').first().click()
    const accounts = this.page.getByTestId('edit-accounts-modal')
    await accounts
      .getByTestId('account-item')
      .filter({ has: this.page.getByText(account, { exact: true }) })
      .first()
      .click()
    await this.page.getByTestId('connect-more-accounts-button').click()
  }

  async shows(text: string | RegExp) {
    await this.page.getByText(text).first().waitFor()
  }

  private async answer(buttons: readonly string[]) {
    const closed = this.page.waitForEvent('close')
    await this.anyOf(buttons).click()
    await closed
  }

  private anyOf(ids: readonly string[]): Locator {
    return this.page.locator(ids.map((id) => `[data-testid=${id}]`).join())
  }
}
