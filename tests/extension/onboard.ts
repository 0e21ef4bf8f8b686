import type { BrowserContext, Page } from '@playwright/test'

/** MetaMask requires eight characters. */
export const password = 'a password'
/** The mnemonic of the local chains' accounts, which hold 10,000 Ether each. */
const mnemonic = [...Array<string>(11).fill('test'), 'junk']

/** Buttons between the password and the home screen. The last ones decline data collection. */
const remaining = [
  'create-password-submit',
  'metametrics-no-thanks',
  'onboarding-complete-done',
  'download-app-continue',
  'pin-extension-done',
]

/** Imports the accounts of the local chains, as a visitor who installs MetaMask does. */
export async function onboard(context: BrowserContext, home: string) {
  const page = await context.newPage()
  // MetaMask also opens a tab, but this page does not depend on its progress.
  await page.goto(home)
  await page.getByTestId('onboarding-import-wallet').click()
  await enterMnemonic(page)
  await page.getByTestId('import-srp-confirm').click()
  await page.getByTestId('create-password-new-input').fill(password)
  await page.getByTestId('create-password-confirm-input').fill(password)
  await page.getByTestId('create-password-terms').click()
  for (const button of remaining) await page.getByTestId(button).click()
  await page.getByTestId('account-menu-icon').waitFor()
}

/** Each space adds a field for the next word. A word that is typed before its field exists would be lost. */
async function enterMnemonic(page: Page) {
  const note = page.getByTestId('srp-input-import__srp-note')
  for (const [at, word] of mnemonic.entries()) {
    const field = page.getByTestId(`import-srp__srp-word-${at}`)
    await (at === 0 ? note : field).pressSequentially(word)
    // MetaMask replaces the first field once it contains a letter.
    if (at < mnemonic.length - 1) await page.keyboard.press('Space')
  }
}
