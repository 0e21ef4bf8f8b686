import { safeLink } from './safeLink'
import type { Instructions, Wallet } from './Wallet'

const safeWallets = new WeakMap<Wallet, Wallet>()

/** Returns the wallet with links that lead only to the web or into its own app. @see safeLink */
export function withSafeLinks(wallet: Wallet): Wallet {
  const earlier = safeWallets.get(wallet)
  if (earlier) return earlier
  const { appScheme, desktop, extension, qrCode } = wallet
  const { toMobileUri, toQrUri } = wallet
  const safe: Wallet = {
    ...wallet,
    ...(desktop && { desktop: withSafeInstructions(desktop) }),
    ...(extension && { extension: withSafeInstructions(extension) }),
    ...(qrCode && { qrCode: withSafeInstructions(qrCode) }),
    ...(toQrUri && {
      toQrUri: (uri) => linkOf(() => toQrUri(uri), uri, appScheme),
    }),
    ...(toMobileUri && {
      toMobileUri: (uri, system) =>
        linkOf(() => toMobileUri(uri, system), uri, appScheme),
    }),
  }
  safeWallets.set(wallet, safe)
  return safe
}

/**
 * Returns the wallet's link for a pairing URI. If that link is not safe, returns the URI, which every wallet accepts.
 */
function linkOf(make: () => string, uri: string, appScheme?: string): string {
  try {
    return safeLink(make(), appScheme) ?? uri
  } catch {
    // A host's function may throw. Use the pairing URI instead.
    return uri
  }
}

function withSafeInstructions({
  instructions,
}: {
  readonly instructions: Instructions
}) {
  const learnMoreUrl = safeLink(instructions.learnMoreUrl) ?? ''
  return { instructions: { ...instructions, learnMoreUrl } }
}
