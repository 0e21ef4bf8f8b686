import { checkWallets } from '../../data/wallets/checkWallets'
import { fullWallet } from '../../data/wallets/more/fullWallet'
import { moreNames } from '../../data/wallets/more/moreNames'
import { moreWallets } from '../../data/wallets/more/moreWallets'
import { walletNames } from '../../data/wallets/WalletChoice'
import { ConfigurationError } from '../../errors/ConfigurationError'

/**
 * Checks the names in a host's list that are not in the default list.
 * @throws ConfigurationError for an unknown name, or if a wallet needs a `projectId` that the host has not set
 */
export function checkNames(
  names: readonly string[],
  projectId: string | undefined,
): void {
  const knownNames = [...walletNames, ...moreNames]
  for (const name of names) {
    const wallet = moreWallets[name]
    if (!wallet)
      throw new ConfigurationError(
        `Wallet "${name}" is not known.`,
        `Use one of: ${knownNames.join(', ')}; or pass your own wallet as an object.`,
      )
    const group = { groupName: name, wallets: [fullWallet(wallet)] }
    checkWallets([group], projectId)
  }
}
