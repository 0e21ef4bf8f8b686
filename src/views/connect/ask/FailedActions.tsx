import type { ListedWallet } from '../../../data/wallets/Wallet'
import type { Failure } from '../../../errors/Failure'
import { reloadPage } from '../../../platform/page/reloadPage'
import { Button } from '../../../ui/Button'
import { useDialog } from '../../DialogContext'
import * as styles from '../ConnectStep.styles'
import { isScannedByPhone } from '../code/showsCode'
import { useChoose } from '../walletLink'
import { CopyReport } from './CopyReport'
import { canGet, GetButton } from './GetButton'

/** The visitor's options after a failure: an action for its class, a retry, and a report for support. */
export function FailedActions({ failure, wallet }: FailedActionsProps) {
  const { chain, device, layout, messages, send } = useDialog()
  const { asking, scan } = messages
  const { choose, opens } = useChoose(wallet)
  const isLacking = failure.class === 'not-installed' && canGet(wallet)
  // In the wide layout, the list of wallets is visible next to the step.
  const isElsewhere =
    (failure.class === 'chain-unsupported' || failure.refusal === 'page') &&
    layout !== 'wide'
  // A retry fails until the page's owner changes a setting. The wide layout shows it anyway, as its only button.
  const isFutile = isElsewhere && failure.refusal === 'page'
  const isGone = failure.class === 'wallet-gone'
  const retryLabel = isScannedByPhone(wallet, device)
    ? scan.newCode
    : failure.class === 'popup-blocked'
      ? asking.openAgain
      : asking.retry
  return (
    <>
      <div className={styles.actions} data-opens={opens}>
        {isGone && (
          <Button tone="primary" onClick={reloadPage}>
            {messages.instructions.refreshNow}
          </Button>
        )}
        {isLacking && <GetButton wallet={wallet} />}
        {isElsewhere && (
          <Button tone="primary" onClick={() => send({ type: 'BACK' })}>
            {asking.otherWallets}
          </Button>
        )}
        {!isFutile && (
          <Button
            tone={isLacking || isElsewhere || isGone ? 'secondary' : 'primary'}
            data-testid="wd-retry"
            onClick={choose}
          >
            {retryLabel}
          </Button>
        )}
      </div>
      <CopyReport facts={{ failure, request: 'connect', wallet, chain }} />
    </>
  )
}

type FailedActionsProps = {
  readonly failure: Failure
  readonly wallet: ListedWallet
}
