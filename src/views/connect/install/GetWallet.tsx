import type { ListedGroup } from '../../../data/wallets/groupWallets'
import type { ListedWallet } from '../../../data/wallets/Wallet'
import { Button } from '../../../ui/Button'
import { List } from '../../../ui/list/List'
import { unseen } from '../../../ui/unseen.styles'
import { type DialogContextValue, useDialog } from '../../DialogContext'
import { WalletIcon } from '../WalletIcon'
import * as styles from './GetWallet.styles'
import { gettableWallets } from './gettableWallets'

/** Wallets that can be installed: at most five on a desktop, three on a phone. */
export function GetWallet({ groups }: GetWalletProps) {
  const { layout, messages, send } = useDialog()
  const { get } = messages
  const wallets = gettableWallets(groups, layout)
  return (
    <>
      <List className={styles.wallets}>
        {wallets.map((wallet) => (
          <li key={wallet.id} className={styles.wallet}>
            <WalletIcon wallet={wallet} size={48} />
            <div className={styles.words}>
              <p className={styles.name}>
                <bdi translate="no">{wallet.name}</bdi>
              </p>
              <p className={styles.kind}>{kindOf(wallet, get)}</p>
            </div>
            <Button
              href={wallet.links.store}
              onClick={
                wallet.links.store
                  ? undefined
                  : () =>
                      send({
                        type: 'SHOW',
                        step: hasChoice(wallet)
                          ? 'DOWNLOAD_OPTIONS'
                          : 'DOWNLOAD',
                        wallet,
                      })
              }
            >
              <span aria-hidden="true">{get.get}</span>
              <span className={unseen}>{get.getNamed(wallet.name)}</span>
            </Button>
          </li>
        ))}
      </List>
      <p className={styles.other}>{wallets.length ? get.other : get.none}</p>
    </>
  )
}

/** Returns whether the wallet can be installed on a desktop as well as on a phone. */
function hasChoice({ links }: ListedWallet) {
  return Boolean(links.extension ?? links.desktop)
}

function kindOf(
  { links }: ListedWallet,
  get: DialogContextValue['messages']['get'],
) {
  const { desktop, extension, phone, store } = links
  if (phone && extension) return get.phoneAndExtension
  if (phone && desktop) return get.phoneAndDesktop
  if (phone || store) return get.phone
  return extension ? get.extension : get.desktop
}

type GetWalletProps = { readonly groups: readonly ListedGroup[] }
