import type { DialogMessages } from '../../../data/messages/dialogs'
import type { ListedGroup } from '../../../data/wallets/groupWallets'
import type { ListedWallet } from '../../../data/wallets/Wallet'
import { Button } from '../../../ui/Button'
import { List } from '../../../ui/list/List'
import { unseen } from '../../../ui/unseen.styles'
import { useDialog } from '../../DialogContext'
import { WalletIcon } from '../WalletIcon'
import * as styles from './InstallSteps.styles'

/** Maximum number of wallets. @see specification, section 9 */
const maxCounts = { wide: 5, compact: 5, mobile: 3 } as const

/** The first wallets of the list that are not installed and can be installed on this device. */
export function GetWallet(props: { readonly groups: readonly ListedGroup[] }) {
  const { layout, messages, send } = useDialog()
  const { get } = messages
  const wallets = props.groups
    .flatMap((group) => group.wallets)
    .filter((it) => !it.installed && Object.values(it.links).some(Boolean))
    .slice(0, maxCounts[layout])
  return (
    <>
      <List className={styles.wallets}>
        {wallets.map((wallet) => (
          <li key={wallet.id} className={styles.wallet}>
            <WalletIcon wallet={wallet} size={48} />
            <div className={styles.walletWords}>
              <p className={styles.walletName}>
                <bdi translate="no">{wallet.name}</bdi>
              </p>
              <p className={styles.walletKind}>{kindOf(wallet, get)}</p>
            </div>
            <Button
              href={wallet.links.store}
              onClick={
                wallet.links.store
                  ? undefined
                  : () => send({ type: 'SHOW', step: nextStep(wallet), wallet })
              }
            >
              <span aria-hidden="true">{get.get}</span>
              <span className={unseen}>{get.getNamed(wallet.name)}</span>
            </Button>
          </li>
        ))}
      </List>
      <p className={styles.otherWallets}>
        {wallets.length ? get.other : get.none}
      </p>
    </>
  )
}

/** Returns the options only for a wallet that can be installed on a desktop as well as on a phone. */
const nextStep = ({ links }: ListedWallet) =>
  links.extension || links.desktop ? 'DOWNLOAD_OPTIONS' : 'DOWNLOAD'

function kindOf({ links }: ListedWallet, get: DialogMessages['get']): string {
  const { desktop, extension, phone, store } = links
  if (phone && extension) return get.phoneAndExtension
  if (phone && desktop) return get.phoneAndDesktop
  if (phone || store) return get.phone
  return extension ? get.extension : get.desktop
}
