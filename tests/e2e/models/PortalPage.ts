import { expect, type Locator } from '@playwright/test'
import { WalletPage } from './WalletPage'

/** The teams' names for their parts. */
export const teams = ['header', 'shop', 'news'] as const
export type Team = (typeof teams)[number]

/** What a visitor sees of a portal: one wallet behind three buttons. */
export class PortalPage extends WalletPage {
  part(team: Team): Locator {
    return this.page.locator(`#${team}`)
  }
  /** The button of one team's part. */
  button(team: Team, kind: 'connect' | 'account' = 'connect'): Locator {
    return this.part(team).getByTestId(`wd-${kind}-button`)
  }
  /** Every part that has come says the same. */
  async agree(words: RegExp, count: number = teams.length) {
    const said = this.page.locator('output')
    await expect(said).toHaveText(Array(count).fill(words))
  }
}
