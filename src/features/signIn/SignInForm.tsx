import { useLayoutEffect, useRef } from 'react'
import { reloadPage } from '../../platform/page/reloadPage'
import { Avatar } from '../../ui/Avatar'
import { Button } from '../../ui/Button'
import { Mark } from '../../ui/Mark'
import { displayName } from '../../ui/text/shortenName'
import { CopyReport } from '../../views/CopyReport'
import { CheckMark, closeRing, titlesOf } from '../../views/connect/Connected'
import { closed } from '../../views/connect/Connected.styles'
import * as page from '../../views/connect/ConnectStep.styles'
import { useDialog } from '../../views/DialogContext'
import { ViewHeader } from '../../views/ViewHeader'
import type { ReportFacts } from '../../wallet/session/failureReport'
import type { Account } from '../../wallet/session/State'
import type { SignIn } from './SignIn'
import * as styles from './SignInForm.styles'
import { isGone, type SignInMessage, signInMessage } from './signInMessage'

/** The connect dialog for visitors who are connected but not signed in: account, explanation and button. */
export function SignInForm(props: SignInFormProps) {
  const { account, onGo, signIn } = props
  const { address, connector: wallet, name } = account
  const { appName, chain, connected, messages } = useDialog()
  const isSignedIn = connected !== undefined
  const body = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = body
    if (!isSignedIn || !current) return
    const parts = [...current.querySelectorAll<HTMLElement>(':scope > *')]
    const [title, mark, , ...below] = parts
    if (!title || !mark) return
    title.style.top = `${below[0]?.offsetTop ?? 0}px`
    closeRing(mark, [...below, ...titlesOf(current.parentElement)], title)
  }, [isSignedIn])
  const failure = failureIn(signIn)
  const message = signInMessage(signIn, wallet.name, appName, messages)
  const { mood } = message
  // While the wallet or the host is asked, the visitor cannot do anything else.
  const wrong = mood === 'asking' ? undefined : props.wrongNetwork
  const { title, text } =
    wrong && mood === 'idle'
      ? { title: messages.network.wrongTitle, text: wrong.text }
      : message
  const longest = wrong
    ? messages.network.wrongText
    : messages.signIn.askText(wallet.name)
  return (
    <>
      <ViewHeader title={messages.signIn.title} />
      <div ref={body} className={styles.body}>
        {/* While the dialog closes, replaces everything below the account. */}
        {isSignedIn && (
          <p className={styles.done}>{messages.network.connected}</p>
        )}
        <SignInMark account={account} mood={isSignedIn ? 'done' : mood} />
        <p className={styles.who} title={name ?? address} translate="no">
          {displayName(account)}
        </p>
        <div
          className={styles.words}
          // A failure has further elements, which need the space.
          data-longest={mood === 'failed' ? undefined : longest}
          aria-live="polite"
        >
          <p className={page.title} data-mood={mood}>
            {title}
          </p>
          <p>{text}</p>
        </div>
        <SignInActions
          message={message}
          wrong={wrong}
          onGo={isGone(signIn) ? reloadPage : onGo}
        />
        {failure && (
          <div className={styles.report}>
            <CopyReport
              facts={{ failure, request: 'sign in', wallet, chain, address }}
              words={messages.report}
            />
          </div>
        )}
      </div>
    </>
  )
}

/** The account's avatar in a ring, with the wallet's icon, or with a check mark once the visitor is signed in. */
function SignInMark(props: {
  readonly account: Account
  readonly mood: SignInMessage['mood'] | 'done'
}) {
  const { account, mood } = props
  const { avatar } = useDialog()
  const { connector } = account
  const isDone = mood === 'done'
  return (
    <span
      className={isDone ? `${styles.mark} ${closed}` : styles.mark}
      data-mood={mood}
    >
      <Avatar account={account} choose={avatar} size={60} />
      {isDone && <CheckMark />}
      {!isDone && connector.icon && (
        <span className={styles.badge}>
          <Mark {...connector} size={24} round />
        </span>
      )}
    </span>
  )
}

/** The visitor's options, the most likely one first. */
function SignInActions(props: {
  readonly message: SignInMessage
  readonly wrong: WrongNetwork | undefined
  readonly onGo: () => void
}) {
  const { message, wrong, onGo } = props
  const { layout, messages, send } = useDialog()
  // No switch can help, so the next step is another wallet.
  const isStuck = wrong && !wrong.action
  const cancel = (
    <Button
      wide
      tone={isStuck ? 'primary' : 'plain'}
      data-testid="wd-cancel"
      // Declining the sign-in disconnects the wallet.
      onClick={() => send({ type: 'CLOSE' })}
    >
      {messages.signIn.cancel}
    </Button>
  )
  return (
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
        busy={message.busy}
        data-testid={message.mood === 'failed' ? 'wd-retry' : 'wd-sign-in'}
        onClick={onGo}
      >
        {message.action}
      </Button>
      {!isStuck && cancel}
    </div>
  )
}

export type WrongNetwork = {
  /** Describes the problem, or the reason why the last switch failed. */
  readonly text: string
  /** `undefined` if no switch can help. */
  readonly action?:
    | {
        readonly label: string
        /** True while the wallet is asked to switch. */
        readonly busy: boolean
        readonly onClick: () => void
      }
    | undefined
}

type SignInFormProps = {
  readonly signIn: SignIn
  readonly account: Account
  /** Set if the page does not have the wallet's network. */
  readonly wrongNetwork?: WrongNetwork | undefined
  /** Signs, or prepares again after a failure. */
  readonly onGo: () => void
}

/** Returns the latest failure, until the visitor tries again. */
function failureIn(signIn: SignIn): ReportFacts['failure'] | undefined {
  if (signIn.type === 'failed') return { class: 'not-prepared' }
  if (!('trouble' in signIn) || !signIn.trouble) return undefined
  return signIn.trouble.step === 'signing'
    ? signIn.trouble.failure
    : { class: 'not-verified' }
}
