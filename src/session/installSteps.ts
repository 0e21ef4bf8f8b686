import type { WalletFacts } from './Facts'

/** A step that helps visitors to install a wallet. */
export type InstallStep =
  | 'DOWNLOAD_OPTIONS'
  | 'DOWNLOAD'
  | 'INSTRUCTIONS_EXTENSION'
  | 'INSTRUCTIONS_DESKTOP'
  | 'INSTRUCTIONS_MOBILE'

type InstallStepRules = {
  /** Distance from the first step. CONNECT has 3. BACK leads only to steps with a lower depth. */
  readonly depth: number
  /** Returns whether a wallet has the step. */
  readonly exists: (wallet: WalletFacts) => boolean
  /** Returns the step that BACK leads to even if the visitor has skipped it. */
  readonly above?: (wallet: WalletFacts) => InstallStep | undefined
}

/** The rules of each install step. Phones do not have these steps, because they link to app stores instead. */
export const installSteps: Readonly<Record<InstallStep, InstallStepRules>> = {
  DOWNLOAD_OPTIONS: {
    depth: 4,
    exists: (wallet) => countDownloads(wallet) > 0,
  },
  DOWNLOAD: {
    depth: 5,
    exists: (wallet) => wallet.hasMobileDownload,
    above: downloadOptions,
  },
  INSTRUCTIONS_EXTENSION: {
    depth: 5,
    exists: (wallet) => wallet.hasExtensionInstructions,
    above: downloadOptions,
  },
  INSTRUCTIONS_DESKTOP: {
    depth: 5,
    exists: (wallet) => wallet.hasDesktopInstructions,
    above: downloadOptions,
  },
  INSTRUCTIONS_MOBILE: {
    depth: 6,
    exists: (wallet) => wallet.hasMobileDownload && wallet.hasQrInstructions,
    above: () => 'DOWNLOAD',
  },
}

/**
 * Returns DOWNLOAD_OPTIONS, unless it has a single card. With a single card, the step is skipped in both directions.
 */
function downloadOptions(wallet: WalletFacts): InstallStep | undefined {
  return countDownloads(wallet) > 1 ? 'DOWNLOAD_OPTIONS' : undefined
}

/** Returns the number of cards on DOWNLOAD_OPTIONS. */
function countDownloads(wallet: WalletFacts): number {
  return (
    +wallet.hasExtensionDownload +
    +!!wallet.hasDesktopDownload +
    +wallet.hasMobileDownload
  )
}
