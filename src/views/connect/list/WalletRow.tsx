import { useId } from 'react'
import type { ListedWallet } from '../../../data/wallets/Wallet'
import { ListRow } from '../../../ui/list/ListRow'
import type { Flow } from '../../../wallet/session/State'
import { useDialog } from '../../DialogContext'
import { Unverified } from '../Unverified'
import { WalletIcon } from '../WalletIcon'
import { useChoose } from '../walletLink'

/** A row of the wallet list. The chosen wallet is highlighted and can be chosen again. */
export function WalletRow({ flow, showsGroup, wallet }: WalletRowProps) {
  const { lockedBy, messages, onNear } = useDialog()
  const { choose, opens } = useChoose(wallet)
  const { attempt, step } = flow
  const { installed, notInstalled, recent, unsupported } = messages.connect
  const status = wallet.unsupported
    ? unsupported
    : !wallet.ready
      ? notInstalled
      : wallet.recent
        ? (showsGroup || wallet.groupName !== 'Recent') && recent
        : showsGroup && installed
  const hintId = useId()
  return (
    <ListRow
      icon={<WalletIcon wallet={wallet} size={28} />}
      name={wallet.name}
      caption={wallet.unverified && <Unverified hintId={hintId} />}
      describedBy={wallet.unverified ? hintId : undefined}
      lockedBy={lockedBy}
      status={status && <span>{status}</span>}
      selected={'walletId' in step && step.walletId === wallet.id}
      busy={attempt?.type === 'asking' && attempt.walletId === wallet.id}
      opens={opens}
      testId={`wd-wallet-${wallet.id}`}
      onNear={() => onNear?.(wallet)}
      onClick={choose}
    />
  )
}

type WalletRowProps = {
  readonly flow: Flow
  readonly wallet: ListedWallet
  /** Whether the row shows the name of its group, because the group has no other wallet. */
  readonly showsGroup: boolean
}
