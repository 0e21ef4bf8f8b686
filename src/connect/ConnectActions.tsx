import { Button } from '../ui/Button'
import type { WalletStepProps } from './ConnectDialogProps'
import * as styles from './ConnectPage.styles'
import type { ConnectMessage } from './connectMessage'
import { OpenWallet } from './OpenWallet'
import { pairingUri } from './pairingUri'
import { isScanned } from './showsCode'

/** What a visitor can do about an attempt, the likeliest first. */
export function ConnectActions(props: ConnectActionsProps) {
  const { flow, layout, messages, mood, send, wallet } = props
  const { asking, get, scan } = messages
  const { id, links, ready } = wallet
  const name = wallet.shortName ?? wallet.name
  const hasCards = links.extension || links.desktop || links.phone
  const failure =
    flow.attempt?.type === 'failed' ? flow.attempt.failure : undefined
  const mayLack = failure?.class === 'not-installed' || (!failure && !ready)

  const showCards = () =>
    send({ type: 'SHOW', step: 'DOWNLOAD_OPTIONS', walletId: id })
  const toGet = mayLack && (links.store || hasCards) && (
    <Button
      tone="primary"
      href={links.store}
      onClick={links.store ? undefined : showCards}
    >
      {get.getNamed(name)}
    </Button>
  )
  const uri = pairingUri(flow)
  if (uri) return <OpenWallet {...props} uri={uri} />
  if (mood === 'asking') {
    // Reached without its extension, the wallet may be on the phone, or nowhere.
    return wallet.installed || !hasCards ? null : (
      <div className={styles.foot}>
        {asking.without(name)}
        <Button tone="quiet" onClick={showCards}>
          {get.get}
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.actions}>
      {toGet}
      {mood === 'failed' && (
        <Button
          tone={toGet ? 'secondary' : 'primary'}
          data-testid="wd-retry"
          onClick={() => send({ type: 'RETRY' })}
        >
          {isScanned(wallet, layout) ? scan.newCode : asking.retry}
        </Button>
      )}
      {mood === 'idle' && ready && (
        <Button
          tone="primary"
          onClick={() => send({ type: 'CHOOSE', walletId: id })}
        >
          {asking.connect}
        </Button>
      )}
    </div>
  )
}

type ConnectActionsProps = WalletStepProps & Pick<ConnectMessage, 'mood'>
