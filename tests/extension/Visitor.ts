import type { Locator } from '@playwright/test'
import { WalletPage } from '../fixtures/pages/WalletPage'

/** What the sample host shows for each account. The first one has a name. */
export const first = /ada|0xf39F/
export const second = /0x7099/

/** A visitor of the sample host whose MetaMask is real. */
export class Visitor extends WalletPage {
  /** The card with the values of `useWallet` and of the page's own wagmi. */
  get facts(): Locator {
    return this.page.getByRole('region', { name: 'Your wallet' })
  }
  get ownWagmi(): Locator {
    return this.page.getByRole('region', { name: 'The page’s own wagmi' })
  }
  /** The result in the card "Send by hand". */
  get result(): Locator {
    return this.page.getByRole('status', { name: 'Result' })
  }

  /** Makes MetaMask prompt to connect. */
  async ask() {
    await this.page.bringToFront()
    await this.connectButton.click()
    await this.wallet('metaMask').click()
  }

  async send() {
    await this.page.bringToFront()
    await this.page.getByRole('button', { name: 'Send the request' }).click()
  }

  /** Sends two calls, as one batch if the wallet supports it. */
  async sendTwo() {
    const call = {
      to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
      value: '1',
    }
    await this.page.bringToFront()
    await this.page
      .getByLabel('Request, in JSON')
      .fill(JSON.stringify([call, call]))
    await this.send()
  }

  /** Makes MetaMask prompt for the sign-in signature, also after a rejection. */
  async sign() {
    const button = this.page.getByTestId('wd-sign-in').or(this.retry)
    // Until there is a message to sign, a click does nothing.
    await button.and(this.page.locator(':not([aria-busy=true])')).click()
  }

  async switchTo(chainId: number) {
    await this.page.bringToFront()
    await this.networkButton.click()
    await this.chain(chainId).click()
  }

  async leave() {
    await this.page.bringToFront()
    await this.accountButton.click()
    await this.disconnect.click()
  }

  /** Checks that the button, `useWallet` and the page's own wagmi agree. */
  async isConnected(account: RegExp, network: string | RegExp = 'Base') {
    await this.shows(this.accountButton, account)
    await this.shows(this.networkButton, network)
    await this.facts.getByText('connected', { exact: true }).waitFor()
    await this.shows(this.ownWagmi, account === second ? second : /0xf39F/)
    await this.dialogs.first().waitFor({ state: 'detached' })
  }

  async isDisconnected() {
    await this.connectButton.waitFor()
    const word = { exact: true }
    await this.facts.getByText('disconnected', word).waitFor()
    await this.ownWagmi.getByText('disconnected', word).waitFor()
  }

  async says(text: string | RegExp) {
    await this.page.getByText(text).first().waitFor()
  }

  async shows(where: Locator, text: string | RegExp) {
    await where.filter({ hasText: text }).waitFor()
  }

  /** Returns to a first visit: the wallet permits nothing and the page has stored nothing. */
  async forget() {
    // `isConnected()` would not do, because it is false on a network that MetaMask itself has not called yet.
    await this.page.waitForFunction('window.ethereum', undefined, {
      // A tab in the background renders no frames, and Playwright would wait for one.
      polling: 100,
    })
    await this.page.evaluate(
      `ethereum.request({ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] })`,
    )
    await this.page.evaluate('localStorage.clear(); sessionStorage.clear()')
  }

  /** Returns one line with everything that shows where a step has stopped. */
  async seen(): Promise<string> {
    const texts = await this.frame
      .locator(
        '[data-testid^="wd-"][data-testid$="button"], dialog, [role=status]',
      )
      .allInnerTexts()
    return texts.join(' | ').replace(/\s+/g, ' ').slice(0, 300)
  }
}
