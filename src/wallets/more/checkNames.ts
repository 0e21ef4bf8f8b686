import { ConfigurationError } from '../../errors/ConfigurationError'
import { checkWallets } from '../checkWallets'
import { walletNames } from '../WalletChoice'
import { fullWallet } from './fullWallet'
import { moreNames } from './moreNames'
import { moreWallets } from './moreWallets'

/**
 * Checks the names in a host's list that are not in the default list.
 * @throws ConfigurationError for an unknown name, or if a wallet needs a `projectId` and there is none
 */
export function checkNames(
  names: readonly string[],
  projectId: string | undefined,
): void {
  const known = [...walletNames, ...moreNames]
  for (const name of names) {
    const wallet = moreWallets[name]
    if (!wallet)
      throw new ConfigurationError(
        `Wallet "${name}" is not known.`,
        `Use one of: ${known.join(', ')}; or pass a wallet of your own.`,
      )
    const group = { groupName: name, wallets: [fullWallet(wallet)] }
    checkWallets([group], projectId)
  }
}
