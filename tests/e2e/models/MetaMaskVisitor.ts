import type { Page } from '@playwright/test'
import type { World } from '../../../host-example/local/startWorld'
import { WalletPage } from '../../fixtures/pages/WalletPage'
import type { Extension } from '../../fixtures/wallets/metaMask/Extension'

/** A visitor of the sample host who has MetaMask, or something that says so. */
class MetaMaskVisitor extends WalletPage {
  constructor(
    page: Page,
    readonly extension: Extension,
  ) {
    super(page)
  }

  /** Where who has no MetaMask gets it. */
  get getMetaMask() {
    return this.page.getByRole('button', { name: 'Get MetaMask' })
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

  /** The wallets under one heading of the list. */
  group(name: string) {
    const heading = this.page.getByRole('heading', { name, exact: true })
    const around = this.dialog('connect').locator('section')
    // The list's own section is around its groups'.
    return around.filter({ has: heading }).last()
  }

  /** What a quiet notice near the button says, as screen readers hear it. */
  notice(words: string) {
    return this.page.getByRole('status').filter({ hasText: words })
  }
}

/** Opens the sample host as it is. */
export async function visitWithMetaMask(
  page: Page,
  world: World,
  extension: Extension,
) {
  await page.goto(world.host.url)
  return new MetaMaskVisitor(page, extension)
}
