import { expect, type Locator } from '@playwright/test'
import { twoFrames } from '../fixtures/pages/twoFrames'
import { visitShop, walletAnswers } from '../fixtures/pages/visit'
import { testWalletId, type WalletPage } from '../fixtures/pages/WalletPage'
import { test } from '../fixtures/test'
import { hold, holdWallets } from './models/holdWallets'
import { listen } from './models/listen'

// To record a change on purpose: npx playwright test heard --project=chromium --update-snapshots. Read the difference
// as a visitor would hear it.

/** Balances depend on the transactions of other tests. */
const withoutAmounts = (text: string) =>
  text.replace(/[\d٠-٩][^\n"]*?(?=\sETH)/g, '1')

/** Writes down what a visitor hears, by the visitor's actions. */
class Script {
  private readonly lines: string[] = []

  constructor(private readonly visitor: WalletPage) {}

  /** Waits until at least this many announcements have been made. */
  async hears(count: number) {
    await expect
      .poll(() => this.visitor.page.evaluate(() => window.announced?.length))
      .toBeGreaterThanOrEqual(count)
  }

  /**
   * Acts, waits until `result` is there, and writes what was announced, focused and shown.
   * @param count number of announcements
   */
  async play(
    title: string,
    act: () => Promise<unknown>,
    result: Locator,
    shown: Locator,
    count = 0,
  ) {
    const { page } = this.visitor
    await act()
    await result.waitFor()
    await this.hears(count)
    await twoFrames(page)
    const announced = await page.evaluate(() => window.announced?.splice(0))
    const focused = page.locator(':focus').last()
    this.lines.push(
      `# ${title}`,
      ...(announced ?? []).map((text) => `says: ${text.replace('\n', ' | ')}`),
      `focus: ${await focused.ariaSnapshot()}`.split('\n', 1)[0] ?? '',
      await shown.ariaSnapshot(),
      '',
    )
  }

  read() {
    return withoutAmounts(this.lines.join('\n'))
  }
}

for (const [language, locale] of [
  ['English', 'en-US'],
  ['German', 'de-DE'],
  ['Arabic', 'ar-EG'],
] as const)
  test.describe(`a visitor who reads ${language}`, () => {
    test.use({ locale })

    test('hears each step of connecting, declining, the account, the network and disconnecting [WCAG 4.1.2] [WCAG 4.1.3]', {
      tag: '@engines',
    }, async ({ page, world }) => {
      await page.addInitScript(holdWallets)
      await page.addInitScript(listen)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const visitor = await visitShop(page, world)
      await expect(visitor.connectButton).toBeEnabled()
      const script = new Script(visitor)
      const press = async (control: Locator) => {
        await control.focus()
        await page.keyboard.press('Enter')
      }
      /** The wallet answers after its prompt was announced. The recorder reads once per frame. */
      const pressAndHear = async (control: Locator, method: string) => {
        await hold(page, method)
        await press(control)
        await script.hears(1)
        await page.evaluate(() => window.letGo?.())
      }
      const connect = visitor.dialog('connect')
      const account = visitor.dialog('account')
      const row = visitor.wallet(testWalletId)
      const step = connect.locator('[data-way]:not([inert])')
      await script.play(
        'Open the list of wallets',
        () => press(visitor.connectButton),
        row,
        connect,
      )
      await hold(page, 'wallet_requestPermissions')
      await walletAnswers(page, 'reject')
      await script.play(
        'Choose a wallet',
        () => press(row),
        step.locator('[data-mood=asking]').first(),
        step,
        1,
      )
      await script.play(
        'The wallet declines',
        () => page.evaluate(() => window.letGo?.()),
        step.getByTestId('wd-copy-report'),
        step,
        1,
      )
      await walletAnswers(page, 'approve')
      const named = visitor.accountButton.filter({ hasText: 'ada.example' })
      await script.play(
        'Try again, and the wallet connects',
        async () => {
          await pressAndHear(visitor.retry, 'wallet_requestPermissions')
          await visitor.seesAccount()
        },
        named.filter({ hasText: 'ETH' }),
        visitor.accountButton,
        // The wallet's prompt, and the connection.
        2,
      )
      await script.play(
        'Open the account',
        () => press(visitor.accountButton),
        account.filter({ hasText: 'ETH', has: page.locator('h2') }),
        account,
      )
      await script.play(
        'Show the networks',
        () => press(page.getByTestId('wd-account-network')),
        visitor.chain(10),
        visitor.dialogs,
      )
      await script.play(
        'Go back',
        () => press(visitor.back),
        visitor.disconnect,
        account.locator('[part=row]').first(),
      )
      await press(page.getByTestId('wd-account-network'))
      await visitor.chain(10).waitFor()
      // A status that appears together with its text is not announced.
      await twoFrames(page)
      await script.play(
        'Switch the network',
        async () => {
          await pressAndHear(visitor.chain(10), 'wallet_switchEthereumChain')
          await visitor.seesNoDialog()
        },
        visitor.networkButton.filter({ hasText: 'OP Mainnet' }),
        visitor.networkButton,
        1,
      )
      await visitor.openAccount()
      await script.play(
        'Disconnect',
        async () => {
          await press(visitor.disconnect)
          await visitor.seesNoDialog()
        },
        visitor.connectButton,
        visitor.connectButton,
      )
      const file = `${locale.slice(0, 2)}.txt`
      expect(script.read()).toMatchSnapshot(['heard', file])
    })
  })
