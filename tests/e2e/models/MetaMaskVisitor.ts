import type { Page } from '@playwright/test'
import type { World } from '../../../host-example/local/startWorld'
import { WalletPage } from '../../fixtures/pages/WalletPage'
import type { Extension } from '../../fixtures/wallets/metaMask/installExtension'

/** A visitor of the sample host who has MetaMask, or a wallet that poses as it. */
class MetaMaskVisitor extends WalletPage {
  constructor(
    page: Page,
    readonly extension: Extension,
  ) {
    super(page)
  }

  /** Chooses MetaMask, which opens its window. */
  async ask() {
    await this.openConnect()
    await this.choose('metaMask')
    await this.extension.popup('connect')
  }

  override async connect() {
    await this.ask()
    await this.extension.approve('connect')
    await this.seesAccount()
  }

  async chooseChain(id: number) {
    await this.openNetwork()
    await this.chain(id).click()
  }

  /** Sends a little of the account's Ether. */
  async give() {
    await this.page.getByLabel('Amount in Ether').fill('0.001')
    await this.page.getByRole('button', { name: 'Send the gift' }).click()
  }

  /** Returns the wallets under one heading of the list. */
  group(name: string) {
    const heading = this.page.getByRole('heading', { name, exact: true })
    const around = this.dialog('connect').locator('section')
    // The section of the whole list contains the sections of its groups, so the last match is the group.
    return around.filter({ has: heading }).last()
  }

  /** Returns the quiet notice near the button that has these words, as screen readers announce it. */
  notice(words: string) {
    return this.page.getByRole('status').filter({ hasText: words })
  }
}

/** Opens the sample host with its default settings. */
export async function visitWithMetaMask(
  page: Page,
  world: World,
  extension: Extension,
) {
  await page.goto(world.host.url)
  return new MetaMaskVisitor(page, extension)
}
