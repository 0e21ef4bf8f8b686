import { useLayoutEffect, useRef } from 'react'
import type { ListedWallet } from '../../data/wallets/Wallet'
import { CrossFade, coming } from '../../ui/dialog/CrossFade'
import { focusedElement, focusHeading } from '../../ui/dialog/focus'
import type { Flow } from '../../wallet/session/State'
import { useDialog } from '../DialogContext'
import { ConnectActions } from './ConnectActions'
import { Connected } from './Connected'
import * as styles from './ConnectStep.styles'
import { connectMessage } from './connectMessage'
import { Unverified } from './Unverified'
import { WalletIcon } from './WalletIcon'

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
      <span className={styles.mark} data-mood={mood}>
        <WalletIcon wallet={wallet} size={60} />
      </span>
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

/** Fades an element in if it replaces another one. */
function fadeIn(element: HTMLElement, previous?: HTMLElement): void {
  if (previous) element.animate({ opacity: [0, 1] }, coming)
}
