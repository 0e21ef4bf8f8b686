import { useLayoutEffect, useRef } from 'react'
import { focusedElement } from '../../../ui/dialog/focusedElement'
import { focusHeading } from '../../../ui/dialog/focusHeading'
import type { WalletStepProps } from '../ConnectDialogProps'
import * as styles from '../ConnectStep.styles'
import { moving, useConnected } from '../moving'
import { Unverified } from '../Unverified'
import { WalletIcon } from '../WalletIcon'
import { ConnectActions } from './ConnectActions'
import { connectMessage } from './connectMessage'

/** Step CONNECT: the wallet, the state of the attempt, and the visitor's options. */
export function ConnectStep(props: WalletStepProps) {
  const { chain, device, flow, messages, wallet } = props
  const body = useRef<HTMLDivElement>(null)
  const message = connectMessage(wallet, flow.attempt, messages, device, chain)
  const { mood, text, title } = message
  useConnected(body, props)

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
      {/* A key per state, so that each state fades in after the previous one. */}
      <div key={`${mood} ${title}`} ref={watchState} className={styles.state}>
        <div className={styles.words}>
          <p className={styles.title} data-mood={mood}>
            {title}
          </p>
          <p>{text}</p>
        </div>
        {wallet.unverified && <Unverified messages={messages} full />}
        <div className={styles.options}>
          <ConnectActions {...props} mood={mood} />
        </div>
      </div>
    </div>
  )
}

/** React calls the returned function before it removes the element. */
function watchState(element: HTMLDivElement) {
  moving.get()?.fadeIn(element)
  return () => {
    moving.get()?.fadeOut(element)
  }
}
