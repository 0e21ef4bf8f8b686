import { Button } from '../../../ui/Button'
import { backTarget } from '../../../wallet/session/dialog/backTarget'
import type { WalletStepProps } from '../ConnectDialogProps'
import * as styles from '../ConnectStep.styles'
import { pairingUri } from '../code/pairingUri'
import { openChosen, readyLink } from '../walletLink'
import type { ConnectMessage } from './connectMessage'
import { FailedActions } from './FailedActions'
import { GetButton } from './GetButton'
import { OpenWallet } from './OpenWallet'

/** The visitor's options for an attempt, the most likely one first. */
export function ConnectActions(props: ConnectActionsProps) {
  const { flow, layout, messages, mood, send, wallet } = props
  const { asking, get } = messages
  const { links, ready } = wallet
  const { attempt } = flow
  const uri = pairingUri(flow)
  if (uri) return <OpenWallet {...props} uri={uri} />
  if (mood !== 'idle' && attempt?.type === 'failed')
    return <FailedActions {...props} failure={attempt.failure} />
  if (mood === 'asking') {
    const hasCards = links.extension || links.desktop || links.phone
    if (wallet.installed || !hasCards)
      // A sheet's back button is far from the thumb. In the other layouts, the list or the header is near the pointer.
      return layout === 'mobile' && backTarget(flow, layout) ? (
        <div className={styles.actions}>
          <Button onClick={() => send({ type: 'BACK' })}>
            {asking.otherWallets}
          </Button>
        </div>
      ) : null
    // Without its extension, the wallet may be on a phone or not installed at all.
    return (
      <div className={styles.foot}>
        {asking.without(wallet.shortName ?? wallet.name)}
        <Button
          tone="quiet"
          onClick={() =>
            send({ type: 'SHOW', step: 'DOWNLOAD_OPTIONS', wallet })
          }
        >
          {get.get}
        </Button>
      </div>
    )
  }
  return (
    <div
      className={styles.actions}
      data-opens={readyLink(props) ? 'app' : undefined}
    >
      {ready ? (
        <Button
          tone="primary"
          onClick={() => {
            openChosen(props)
            send({ type: 'CHOOSE', wallet })
          }}
        >
          {asking.connect}
        </Button>
      ) : wallet.unsupported ? (
        // In the wide layout, the list of wallets is visible next to the step.
        layout !== 'wide' && (
          <Button onClick={() => send({ type: 'BACK' })}>
            {asking.otherWallets}
          </Button>
        )
      ) : (
        <GetButton {...props} />
      )}
    </div>
  )
}

type ConnectActionsProps = WalletStepProps & Pick<ConnectMessage, 'mood'>
