import { expect } from '@playwright/test'
import { comeToRest } from '../../fixtures/pages/comeToRest'
import type { WalletPage } from '../../fixtures/pages/WalletPage'

/** Connects on the sample host, reads name and balance, opens every dialog, switches and disconnects. */
export async function wholeJourney(visitor: WalletPage) {
  await visitor.connect()
  await expect(visitor.accountButton).toContainText('ada.example')
  await expect(visitor.accountButton).toContainText('ETH')
  await expect(visitor.networkButton).toContainText('Base')

  await visitor.openAccount()
  await expect(visitor.dialog('account')).toContainText('ada.example')
  await expect(visitor.dialog('account')).toContainText('ETH')
  // A visitor presses the key when the dialog is painted. The frame that paints it ends the time that events report.
  await comeToRest(visitor.page)
  await visitor.page.keyboard.press('Escape')
  await visitor.seesNoDialog()

  await visitor.openNetwork()
  await expect(visitor.chain(8453)).toContainText('Connected')
  await visitor.chain(10).click()
  await visitor.seesNoDialog()
  await expect(visitor.networkButton).toContainText('OP Mainnet')

  await visitor.openAccount()
  await visitor.disconnect.click()
  await visitor.connectButton.waitFor()
}
