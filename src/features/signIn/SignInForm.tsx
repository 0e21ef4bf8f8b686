import { useEffect, useRef } from 'react'
import { reloadPage } from '../../platform/page/reloadPage'
import { Avatar } from '../../ui/Avatar'
import { Button } from '../../ui/Button'
import { DialogHeader } from '../../ui/dialog/DialogHeader'
import { Picture } from '../../ui/Picture'
import { shortenAddress } from '../../ui/text/shortenAddress'
import { shortenName } from '../../ui/text/shortenName'
import * as page from '../../views/connect/ConnectStep.styles'
import { moving } from '../../views/connect/moving'
import * as styles from './SignInForm.styles'
import type { SignInFormProps } from './SignInFormProps'
import { SignInReport } from './SignInReport'
import { isGone, signInMessage } from './signInMessage'

/** The connect dialog for visitors who are connected but not signed in: account, explanation and button. */
export function SignInForm(props: SignInFormProps) {
  const { account, appName, layout, messages, onClose, onGo, signIn } = props
  const { address, avatar, connector: wallet, name } = account
  const { whenDone } = props
  const { connected } = messages.network
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // If the animation fails to load, the dialog closes without it.
    moving.load().catch(() => {})
    return whenDone?.(() => {
      if (body.current) moving.get()?.showSignedIn(body.current, connected)
    })
  }, [connected, whenDone])
  const message = signInMessage(signIn, wallet.name, appName, messages)
  const { action, busy, mood } = message
  // While the wallet or the host is asked, the visitor cannot do anything else.
  const wrong = mood === 'asking' ? undefined : props.wrongNetwork
  const { title, text } =
    wrong && mood === 'idle'
      ? { title: messages.network.wrongTitle, text: wrong.text }
      : message
  // No switch can help, so the next step is another wallet.
  const isStuck = wrong && !wrong.action
  const cancel = (
    <Button
      wide
      tone={isStuck ? 'primary' : 'plain'}
      data-testid="wd-cancel"
      onClick={onClose}
    >
      {messages.signIn.cancel}
    </Button>
  )
  return (
    <>
      <DialogHeader
        title={messages.signIn.title}
        labels={messages}
        onClose={onClose}
      />
      <div ref={body} className={styles.body}>
        <span className={styles.mark} data-mood={mood}>
          <Avatar address={address} url={avatar} size={60} />
          {wallet.icon && (
            <span className={styles.badge}>
              <Picture url={wallet.icon} size={24} />
            </span>
          )}
        </span>
        <p className={styles.who} title={name ?? address} translate="no">
          {name ? shortenName(name) : shortenAddress(address)}
        </p>
        <div
          className={styles.words}
          // A failure has further elements, which need the space.
          data-longest={
            mood === 'failed'
              ? undefined
              : wrong
                ? messages.network.wrongText
                : messages.signIn.askText(wallet.name)
          }
          aria-live="polite"
        >
          <p className={page.title} data-mood={mood}>
            {title}
          </p>
          <p>{text}</p>
        </div>
        <div className={styles.actions} data-layout={layout}>
          {isStuck && cancel}
          {wrong?.action && (
            <Button
              wide
              tone="primary"
              busy={wrong.action.busy}
              data-testid="wd-switch-network"
              onClick={wrong.action.onClick}
            >
              {wrong.action.label}
            </Button>
          )}
          <Button
            wide
            tone={wrong ? 'plain' : 'primary'}
            busy={busy}
            data-testid={mood === 'failed' ? 'wd-retry' : 'wd-sign-in'}
            onClick={isGone(signIn) ? reloadPage : onGo}
          >
            {action}
          </Button>
          {!isStuck && cancel}
        </div>
        {mood === 'failed' && <SignInReport {...props} />}
      </div>
    </>
  )
}
