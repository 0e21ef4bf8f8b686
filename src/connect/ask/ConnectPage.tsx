import { useEffect, useLayoutEffect, useRef } from 'react'
import { focusedElement } from '../../ui/dialog/focusedElement'
import { focusHeading } from '../../ui/dialog/focusHeading'
import type { WalletStepProps } from '../ConnectDialogProps'
import { moving } from '../moving'
import { Unverified } from '../Unverified'
import { WalletIcon } from '../WalletIcon'
import { ConnectActions } from './ConnectActions'
import * as styles from './ConnectPage.styles'
import { connectMessage } from './connectMessage'

/** Step CONNECT: the wallet, the state of the attempt, and the visitor's options. */
export function ConnectPage(props: WalletStepProps) {
  const { chain, device, flow, messages, wallet, whenDone } = props
  const body = useRef<HTMLDivElement>(null)
  const message = connectMessage(wallet, flow.attempt, messages, device, chain)
  const { mood, text, title } = message

  // If the focused button has been removed, focus the heading.
  useLayoutEffect(() => {
    const dialog = mood && body.current?.closest('dialog')
    if (!dialog || dialog.contains(focusedElement() ?? null)) return
    focusHeading(dialog)
  }, [mood])

  useEffect(
    () => whenDone?.(() => moving.get()?.closeRing(body.current?.firstChild)),
    [whenDone],
  )

  return (
    <div ref={body} className={styles.body}>
      <span className={styles.mark} data-mood={mood}>
        <WalletIcon wallet={wallet} size={60} />
      </span>
      <div className={styles.words}>
        <p className={styles.title} data-mood={mood}>
          {title}
        </p>
        <p>{text}</p>
      </div>
      {wallet.unverified && <Unverified messages={messages} full />}
      <ConnectActions {...props} mood={mood} />
    </div>
  )
}
