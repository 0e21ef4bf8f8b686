import { expect, type Locator, type Page } from '@playwright/test'
import type { World } from '../../parts/startWorld'
import { WalletPage } from './WalletPage'

/** What a visitor meets on a page that wants a signature. */
export class SignInPage extends WalletPage {
  get form(): Locator {
    return this.dialog('connect')
  }
  get sign(): Locator {
    return this.page.getByTestId('wd-sign-in')
  }
  get cancel(): Locator {
    return this.page.getByTestId('wd-cancel')
  }
  /** What `useWallet` tells the page. */
  get status(): Locator {
    return this.page.getByRole('region', { name: 'Your wallet' })
  }

  /** Connects, which leads to the form, ready to sign. */
  async connectToSignIn() {
    await this.openConnect()
    await this.choose()
    await expect(this.sign).toHaveText('Sign message')
  }

  async signIn() {
    // Until there is a message to sign, a click is for nothing.
    await expect(this.sign).not.toHaveAttribute('aria-busy')
    await this.sign.click()
    await this.seesAccount()
    await expect(this.status).toContainText('connected')
  }

  async seesStatus(status: string) {
    await expect(this.status).toContainText(status)
  }
}

/** Opens the sample host as it is with its sign-in, which asks once or in two steps. */
export async function visitWithSignIn(page: Page, world: World, once = '') {
  await page.goto(`${world.host.url}/?sign-in${once}`)
  return new SignInPage(page)
}

/** Another account that the local chains hold unlocked. */
export const otherAddress: `0x${string}` =
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
