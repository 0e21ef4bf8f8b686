import { expect, type Page } from '@playwright/test'
import { testAddress } from '../../../host-example/local/chain'
import { reactOfPage, watchReacts } from '../../fixtures/pages/pageReacts'
import { WalletPage } from '../../fixtures/pages/WalletPage'
import type { OpenHost } from '../../fixtures/servers/littleHostFixtures'

/** The page of a little host: Walletdock's part, and the output of the host's own code. */
class HostPage extends WalletPage {
  /** The output of the host's own hook: status, address and chain. */
  get own() {
    return this.page.locator('output')
  }

  /** The mode that the kit chose, and the reason. */
  get mode() {
    return this.page.locator('#mode')
  }

  /** Names the owner of the query client that the page's own queries use. */
  get queries() {
    return this.page.locator('#queries')
  }

  /** Results of the page's own code. */
  get told() {
    return this.page.locator('pre')
  }

  /** Presses one of the page's own buttons. */
  async does(what: string) {
    await this.page.getByRole('button', { name: what }).click()
  }

  async says(status: string, chainId?: number) {
    const account = chainId ? ` ${testAddress} ${chainId}` : ''
    await expect(this.own).toHaveText(new RegExp(`^${status}${account}\\b`))
  }

  /** Connects, switches and disconnects in Walletdock's dialogs, and checks the host's own hook after each step. */
  async goesThrough() {
    await this.says('disconnected')
    await this.connect()
    await this.says('connected', 8453)
    await this.openNetwork()
    await this.chain(10).click()
    await this.seesNoDialog()
    await this.says('connected', 10)
    await this.openAccount()
    await this.disconnect.click()
    await this.connectButton.waitFor()
    await this.says('disconnected')
  }

  /** Connects and switches in our dialog, and back by the host's own hook. Both agree each time. */
  async switchesBothWays() {
    await this.connect()
    await this.openNetwork()
    await this.chain(10).click()
    await this.switchesBack()
    await expect(this.networkButton).toContainText('Base')
  }

  /** Does the same on a page without the network button, where the account dialog has the networks. */
  async switchesInAccount() {
    await this.connect()
    await this.openAccount()
    await this.page.getByTestId('wd-account-network').click()
    await this.chain(10).click()
    await this.seesNoDialog()
    await this.switchesBack()
  }

  private async switchesBack() {
    await this.says('connected', 10)
    await this.does('Back to Base')
    await this.says('connected', 8453)
  }

  /** Checks that the page runs no second copy of React, except Walletdock's own in the mode `isolated`. */
  async runsOneReact() {
    const mode = (await this.mode.textContent()) ?? ''
    await reactOfPage(this.page, mode.startsWith('isolated'))
  }
}

/** Opens a little host. */
export async function visitHost(
  page: Page,
  serveHost: OpenHost,
  name: string,
  /** Path of the page within the host. */
  where = '',
) {
  const { url } = await serveHost(name)
  await watchReacts(page)
  await page.goto(url + where)
  return new HostPage(page)
}
