import type { Facts, Layout, WalletFacts } from '../../../src/session/Facts'

const none: WalletFacts = {
  ready: false,
  hasExtensionDownload: false,
  hasMobileDownload: false,
  hasDesktopDownload: false,
  hasQrInstructions: false,
  hasExtensionInstructions: false,
  hasDesktopInstructions: false,
}

/** One wallet of each kind, named after what it has. */
export const walletKinds = {
  everything: {
    ready: true,
    hasExtensionDownload: true,
    hasMobileDownload: true,
    hasDesktopDownload: true,
    hasQrInstructions: true,
    hasExtensionInstructions: true,
    hasDesktopInstructions: true,
  },
  phoneOnly: {
    ...none,
    ready: true,
    hasMobileDownload: true,
    hasQrInstructions: true,
    hasDesktopInstructions: true,
  },
  codeOnly: { ...none, ready: true, hasQrInstructions: true },
  notInstalled: {
    ...none,
    hasExtensionDownload: true,
    hasExtensionInstructions: true,
  },
  notInstalledPair: {
    ...none,
    hasExtensionDownload: true,
    hasMobileDownload: true,
    hasExtensionInstructions: true,
  },
  instructionsOnly: { ...none, hasDesktopInstructions: true },
  readyBare: { ...none, ready: true },
  unavailable: none,
} satisfies Record<string, WalletFacts>

export type WalletKind = keyof typeof walletKinds

/** Chains of the host; 137 is the one it did not configure. */
export const configured = [8453, 10] as const
export const foreign = 137

const known = new Map<string, WalletFacts>(Object.entries(walletKinds))

/** Facts of a page in this layout. */
export function factsIn(layout: Layout): Facts {
  return { layout, chainIds: configured, wallet: (id) => known.get(id) }
}
