/** Names that code in the guides uses without declaring them, because they belong to the reader's code. */

import type { Page } from '@playwright/test'
import type { ReactNode } from 'react'
import type { LoadResult, WalletdockConfig } from 'walletdock/host'

declare global {
  const url: string
  const config: WalletdockConfig
  const rpcUrls: Readonly<Record<number, string>>
  const page: Page
  const load: () => Promise<LoadResult>
  const track: (type: string, more: object) => void
  const Yours: () => ReactNode
}
