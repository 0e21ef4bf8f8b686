import { useLayoutEffect, useRef } from 'react'
import type { ListedWallet } from '../../data/wallets/Wallet'
import type { Failure } from '../../errors/Failure'
import { reloadPage } from '../../platform/page/reloadPage'
import { Button } from '../../ui/Button'
import { CrossFade, coming } from '../../ui/dialog/CrossFade'
import { focusedElement, focusHeading } from '../../ui/dialog/focus'
import type { Flow } from '../../wallet/session/State'
import { backTarget } from '../../wallet/session/selectors'
import { CopyReport } from '../CopyReport'
import { useDialog } from '../DialogContext'
import { Connected } from './Connected'
import * as styles from './ConnectStep.styles'
import { type ConnectMessage, connectMessage } from './connectMessage'
import { OpenWallet } from './OpenWallet'
import { isScannedByPhone, pairingUri } from './showsCode'
import { Unverified } from './Unverified'
import { RingedIcon } from './WalletIcon'
import { useChoose } from './walletLink'

/** Step CONNECT: the wallet, the state of the attempt, and the visitor's options. */
export function ConnectStep(props: {
  readonly flow: Flow
  readonly wallet: ListedWallet
}) {
  const { flow, wallet } = props
  const { chain, device, messages } = useDialog()
  const body = useRef<HTMLDivElement>(null)
  const message = connectMessage(wallet, flow.attempt, messages, device, chain)
  const { mood, text, title } = message

  // If the focused button has been removed, focus the heading.
  useLayoutEffect(() => {
    const dialog = mood && body.current?.closest('dialog')
    if (!dialog || dialog.contains(focusedElement() ?? null)) return
    focusHeading(dialog)
  }, [mood])

  return (
    <div ref={body} className={styles.body}>
      <RingedIcon wallet={wallet} mood={mood} />
      <CrossFade
        id={`${mood} ${title}`}
        enter={fadeIn}
        className={styles.state}
      >
        <div className={styles.words}>
          <p className={styles.title} data-mood={mood}>
            {title}
          </p>
          <p>{text}</p>
        </div>
        {wallet.unverified && <Unverified full />}
        <div className={styles.options}>
          <ConnectActions flow={flow} mood={mood} wallet={wallet} />
        </div>
      </CrossFade>
      <Connected wallet={wallet} />
    </div>
  )
}

function fadeIn(element: HTMLElement, previous?: HTMLElement): void {
  if (previous) element.animate({ opacity: [0, 1] }, coming)
}

/** The visitor's options for an attempt, the most likely one first. */
function ConnectActions(props: {
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
  const isElsewhere =
    failure.class === 'chain-unsupported' || failure.refusal === 'page'
  // In the wide layout, the list of wallets is visible next to the step.
  const hasOtherWallets = isElsewhere && layout !== 'wide'
  // A retry fails until the page's owner changes a setting. The wide layout shows it anyway, as its only button.
  const isFutile = hasOtherWallets && failure.refusal === 'page'
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
        {hasOtherWallets && (
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
      <div className={styles.report}>
        <CopyReport
          facts={{ failure, request: 'connect', wallet, chain }}
          words={messages.report}
        />
      </div>
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

const canGet = (wallet: ListedWallet) =>
  hasOptions(wallet) || Boolean(wallet.links.store)
