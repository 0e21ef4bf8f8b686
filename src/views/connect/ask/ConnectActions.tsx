import type { ListedWallet } from '../../../data/wallets/Wallet'
import { Button } from '../../../ui/Button'
import { backTarget } from '../../../wallet/session/dialog/backTarget'
import type { Flow } from '../../../wallet/session/State'
import { useDialog } from '../../DialogContext'
import * as styles from '../ConnectStep.styles'
import { pairingUri } from '../code/pairingUri'
import { useChoose } from '../walletLink'
import type { ConnectMessage } from './connectMessage'
import { FailedActions } from './FailedActions'
import { GetButton } from './GetButton'
import { OpenWallet } from './OpenWallet'

/** The visitor's options for an attempt, the most likely one first. */
export function ConnectActions({ flow, mood, wallet }: ConnectActionsProps) {
  const { layout, messages, send } = useDialog()
  const { asking, get } = messages
  const { choose, opens } = useChoose(wallet)
  const { links, ready } = wallet
  const { attempt } = flow
  const uri = pairingUri(flow)
  if (uri && attempt?.type === 'asking')
    return (
      <OpenWallet expiresAt={attempt.expiresAt} uri={uri} wallet={wallet} />
    )
  if (mood !== 'idle' && attempt?.type === 'failed')
    return <FailedActions failure={attempt.failure} wallet={wallet} />
  const otherWallets = (
    <Button onClick={() => send({ type: 'BACK' })}>
      {asking.otherWallets}
    </Button>
  )
  if (mood === 'asking') {
    const hasCards = links.extension || links.desktop || links.phone
    if (wallet.installed || !hasCards)
      // A sheet's back button is far from the thumb. In the other layouts, the list or the header is near the pointer.
      return layout === 'mobile' && backTarget(flow, layout) ? (
        <div className={styles.actions}>{otherWallets}</div>
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
    <div className={styles.actions} data-opens={opens}>
      {ready ? (
        <Button tone="primary" onClick={choose}>
          {asking.connect}
        </Button>
      ) : wallet.unsupported ? (
        // In the wide layout, the list of wallets is visible next to the step.
        layout !== 'wide' && otherWallets
      ) : (
        <GetButton wallet={wallet} />
      )}
    </div>
  )
}

type ConnectActionsProps = Pick<ConnectMessage, 'mood'> & {
  readonly flow: Flow
  readonly wallet: ListedWallet
}
