import type { Failure } from '../../../errors/Failure'
import { reloadPage } from '../../../platform/page/reloadPage'
import { Button } from '../../../ui/Button'
import type { WalletStepProps } from '../ConnectDialogProps'
import * as styles from '../ConnectStep.styles'
import { isScannedByPhone } from '../code/showsCode'
import { openChosen, readyLink } from '../walletLink'
import { CopyReport } from './CopyReport'
import { canGet, GetButton } from './GetButton'

/** The visitor's options after a failure: an action for its class, a retry, and a report for support. */
export function FailedActions(props: FailedActionsProps) {
  const { chain, failure, layout, messages, send, wallet } = props
  const { asking } = messages
  const isLacking = failure.class === 'not-installed' && canGet(wallet)
  // In the wide layout, the list of wallets is visible next to the step.
  const isElsewhere =
    (failure.class === 'chain-unsupported' || failure.refusal === 'page') &&
    layout !== 'wide'
  // A retry fails until the page's owner changes a setting. The wide layout shows it anyway, as its only button.
  const isFutile = isElsewhere && failure.refusal === 'page'
  const isGone = failure.class === 'wallet-gone'
  return (
    <>
      <div
        className={styles.actions}
        data-opens={readyLink(props) ? 'app' : undefined}
      >
        {isGone && (
          <Button tone="primary" onClick={reloadPage}>
            {messages.instructions.refreshNow}
          </Button>
        )}
        {isLacking && <GetButton {...props} />}
        {isElsewhere && (
          <Button tone="primary" onClick={() => send({ type: 'BACK' })}>
            {asking.otherWallets}
          </Button>
        )}
        {!isFutile && (
          <Button
            tone={isLacking || isElsewhere || isGone ? 'secondary' : 'primary'}
            data-testid="wd-retry"
            onClick={() => {
              openChosen(props)
              send({ type: 'CHOOSE', wallet })
            }}
          >
            {failedRetryLabel(props)}
          </Button>
        )}
      </div>
      <CopyReport
        facts={{ failure, request: 'connect', wallet, chain }}
        messages={messages}
      />
    </>
  )
}

function failedRetryLabel({
  device,
  failure,
  messages,
  wallet,
}: FailedActionsProps) {
  if (isScannedByPhone(wallet, device)) return messages.scan.newCode
  return failure.class === 'popup-blocked'
    ? messages.asking.openAgain
    : messages.asking.retry
}

type FailedActionsProps = WalletStepProps & { readonly failure: Failure }
