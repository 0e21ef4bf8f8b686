import type { Page } from '@playwright/test'
import type { WalletdockEvent } from '../../../src/host/WalletdockEvent'

/** What the sample host has heard: it puts every event into the browser's timeline. */
export function heardEvents(page: Page): Promise<readonly WalletdockEvent[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('mark')
      .filter(({ name }) => name.startsWith('walletdock '))
      .map((mark) => (mark as PerformanceMark).detail),
  )
}

/** The same as a list of types. */
export async function heardTypes(page: Page) {
  return (await heardEvents(page)).map(({ type }) => type)
}
