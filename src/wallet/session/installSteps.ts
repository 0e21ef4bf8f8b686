import type { ListedWallet } from '../../data/wallets/Wallet'

export type InstallStep =
  | 'DOWNLOAD_OPTIONS'
  | 'DOWNLOAD'
  | 'INSTRUCTIONS_EXTENSION'
  | 'INSTRUCTIONS_DESKTOP'
  | 'INSTRUCTIONS_MOBILE'

/** The data of a wallet that decides which steps the dialog has for it. */
export type ChosenWallet = Pick<ListedWallet, 'id' | 'ready' | 'links'> & {
  readonly [Instructions in 'extension' | 'desktop' | 'qrCode']?: unknown
}

type InstallStepRules = {
  /** Distance from the first step. CONNECT has 3. BACK leads only to steps with a lower depth. */
  readonly depth: number
  readonly exists: (wallet: ChosenWallet) => boolean
  /** Returns the step that BACK leads to even if the visitor has skipped it. */
  readonly above?: (wallet: ChosenWallet) => InstallStep | undefined
}

/** The rules of each install step. Phones do not have these steps, because they link to app stores instead. */
export const installSteps: Readonly<Record<InstallStep, InstallStepRules>> = {
  DOWNLOAD_OPTIONS: {
    depth: 4,
    exists: (wallet) => countDownloads(wallet) > 0,
  },
  DOWNLOAD: {
    depth: 5,
    exists: hasPhoneDownload,
    above: downloadOptions,
  },
  INSTRUCTIONS_EXTENSION: {
    depth: 5,
    exists: ({ links, extension }) => Boolean(links.extension && extension),
    above: downloadOptions,
  },
  INSTRUCTIONS_DESKTOP: {
    depth: 5,
    exists: ({ links, desktop }) => Boolean(links.desktop && desktop),
    above: downloadOptions,
  },
  INSTRUCTIONS_MOBILE: {
    depth: 6,
    exists: (wallet) => hasPhoneDownload(wallet) && Boolean(wallet.qrCode),
    above: () => 'DOWNLOAD',
  },
}

/** DOWNLOAD_OPTIONS is skipped in both directions if it has a single card. */
function downloadOptions(wallet: ChosenWallet): InstallStep | undefined {
  return countDownloads(wallet) > 1 ? 'DOWNLOAD_OPTIONS' : undefined
}

function countDownloads(wallet: ChosenWallet): number {
  const { desktop, extension } = wallet.links
  return [extension, desktop, hasPhoneDownload(wallet)].filter(Boolean).length
}

function hasPhoneDownload({ links }: ChosenWallet): boolean {
  return Boolean(links.phone ?? links.store)
}
