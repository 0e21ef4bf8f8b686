import { memo, useId } from 'react'
import { ListRow } from '../../../ui/list/ListRow'
import type { WalletStepProps } from '../ConnectDialogProps'
import { Unverified } from '../Unverified'
import { WalletIcon } from '../WalletIcon'
import { openChosen, readyLink } from '../walletLink'

/** A row of the wallet list. The chosen wallet is highlighted and can be chosen again. */
export const WalletRow = memo(function WalletRow(props: WalletRowProps) {
  const { flow, lockedBy, messages, onNear, showsGroup, send, wallet } = props
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
      caption={
        wallet.unverified && <Unverified messages={messages} hintId={hintId} />
      }
      describedBy={wallet.unverified ? hintId : undefined}
      lockedBy={lockedBy}
      status={status && <span>{status}</span>}
      selected={'walletId' in step && step.walletId === wallet.id}
      busy={attempt?.type === 'asking' && attempt.walletId === wallet.id}
      opens={readyLink(props) ? 'app' : undefined}
      testId={`wd-wallet-${wallet.id}`}
      onNear={() => onNear?.(wallet)}
      onClick={() => {
        openChosen(props)
        send({ type: 'CHOOSE', wallet })
      }}
    />
  )
})

type WalletRowProps = WalletStepProps & {
  /** Whether the row shows the name of its group, because the group has no other wallet. */
  readonly showsGroup: boolean
}
