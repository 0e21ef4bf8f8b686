import type { ListedWallet } from '../../data/wallets/Wallet'
import type { Failure } from '../../errors/Failure'
import { reloadPage } from '../../platform/page/reloadPage'
import { Button } from '../../ui/Button'
import type { Flow } from '../../wallet/session/State'
import { backTarget } from '../../wallet/session/selectors'
import { useDialog } from '../DialogContext'
import * as styles from './ConnectStep.styles'
import { CopyReport } from './CopyReport'
import type { ConnectMessage } from './connectMessage'
import { OpenWallet } from './OpenWallet'
import { isScannedByPhone, pairingUri } from './showsCode'
import { useChoose } from './walletLink'

/** The visitor's options for an attempt, the most likely one first. */
export function ConnectActions(props: {
  readonly flow: Flow
  readonly mood: ConnectMessage['mood']
  readonly wallet: ListedWallet
}) {
  const { flow, mood, wallet } = props
  const { layout, messages, send } = useDialog()
  const { asking, get } = messages
  const { choose, opens } = useChoose(wallet)
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
    if (wallet.installed || !hasOptions(wallet))
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
      {wallet.ready ? (
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

/** The visitor's options after a failure: an action for its class, a retry, and a report for support. */
function FailedActions(props: {
  readonly failure: Failure
  readonly wallet: ListedWallet
}) {
  const { failure, wallet } = props
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

/** On a phone, leads to the wallet's app store. Otherwise leads to the wallet's download options. */
function GetButton({ wallet }: { readonly wallet: ListedWallet }) {
  const { messages, send } = useDialog()
  const { links, name, shortName } = wallet
  if (!canGet(wallet)) return null
  return (
    <Button
      tone="primary"
      href={links.store}
      onClick={
        links.store
          ? undefined
          : () => send({ type: 'SHOW', step: 'DOWNLOAD_OPTIONS', wallet })
      }
    >
      {messages.get.getNamed(shortName ?? name)}
    </Button>
  )
}

const hasOptions = ({ links }: ListedWallet) =>
  Boolean(links.extension || links.desktop || links.phone)

/** Returns whether the wallet can be installed from somewhere. */
const canGet = (wallet: ListedWallet) =>
  hasOptions(wallet) || Boolean(wallet.links.store)
