import type { Page } from '@playwright/test'
import type { WalletdockEvent } from '../../../src/host/WalletdockEvent'

/** Returns the events that the sample host has received. It adds each one to the browser's timeline. */
export function heardEvents(page: Page): Promise<readonly WalletdockEvent[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('mark')
      .filter(({ name }) => name.startsWith('walletdock '))
      .map((mark) => (mark as PerformanceMark).detail),
  )
}
