import { ConfigurationError } from '../../errors/ConfigurationError'
import { hasTransport } from './transports'
import type { Wallet } from './Wallet'
import { type WalletChoices, walletsOf } from './WalletChoice'

/** The default list has WalletConnect. A constant, so that validating does not load the catalogue. */
export const defaultListNeedsProjectId = true

/**
 * Validates a host's wallets before anything is rendered. `undefined` means the default list. The result depends only
 * on the configuration, never on the visitor's extensions.
 * @throws ConfigurationError @see specification, section 8
 */
export function checkWallets(
  groups: readonly WalletChoices[] | undefined,
  projectId: string | undefined,
): void {
  if (groups !== undefined) checkLists(groups)
  if (!projectId?.trim() && needsProjectId(groups)) {
    throw new ConfigurationError(
      'No projectId found. Every app must provide a WalletConnect projectId.',
      'Get one at https://dashboard.reown.com and pass it as `projectId`.',
    )
  }
  for (const wallet of walletsOf(groups ?? []))
    if (typeof wallet !== 'string') checkAccent(wallet)
}

/** Returns whether a wallet of the list can use WalletConnect. Ignores the catalogue. */
export function needsProjectId(
  groups: readonly WalletChoices[] | undefined,
): boolean {
  if (groups === undefined) return defaultListNeedsProjectId
  return walletsOf(groups).some((wallet) =>
    typeof wallet === 'string'
      ? throughWalletConnect.includes(wallet)
      : hasTransport(wallet, 'usesCode'),
  )
}

/** Wallets of the default list that can use WalletConnect. */
const throughWalletConnect = ['rainbow', 'metaMask', 'walletConnect']

function checkLists(groups: readonly WalletChoices[]): void {
  // Hosts without types may pass any value, including null.
  if (!groups?.length) {
    throw new ConfigurationError(
      'No wallet list was provided',
      'Pass at least one group, or leave `wallets` out for the default list.',
    )
  }
  for (const { groupName, wallets } of groups) {
    if (wallets?.length) continue
    throw new ConfigurationError(
      `No wallets provided for group: ${groupName}`,
      'Add a wallet to the group, or leave the group out.',
    )
  }
}

function checkAccent({ iconAccent, name }: Wallet): void {
  if (iconAccent === undefined) return
  if (/^#([\da-f]{3}|[\da-f]{6})$/i.test(iconAccent)) return
  throw new ConfigurationError(
    `Property iconAccent is not a hex value for wallet: ${name}`,
    'Use # and three or six hex digits, such as #12ff80.',
  )
}
