import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { ButtonMessages } from '../messages/ButtonMessages'
import { returnFocus } from '../ui/dialog/returnFocus'
import { Line } from '../ui/Line'
import { close, warning } from '../ui/shellDrawings'
import * as styles from './Notice.styles'
import { showBeside } from './showBeside'

/** Tells, quietly and without moving the page, what went wrong outside the dialogs. */
export function Notice(props: NoticeProps) {
  const { calm, text } = props
  const box = text && {
    ref: showBeside,
    popover: 'manual' as const,
    className: styles.notice,
    part: 'notice',
    'data-calm': calm,
  }
  return (
    <div className={styles.place}>
      <div {...box}>
        {text && <Line path={warning} />}
        {/* Always there: a status that arrives together with its words is not read out. */}
        <p role="status" className={styles.words}>
          {text}
        </p>
        {text && <NoticeButtons {...props} />}
      </div>
    </div>
  )
}

/** What can be pressed. If it has the focus when it goes, the buttons beside the notice get it. */
function NoticeButtons({ children, messages, onDismiss }: NoticeProps) {
  const dismiss = useRef<HTMLButtonElement>(null)

  useLayoutEffect(() => {
    const button = dismiss.current
    // What is about to be removed is still there in a layout effect's end.
    return () => {
      if (button?.parentElement?.matches(':focus-within'))
        returnFocus(button, button.getRootNode())
    }
  }, [])

  return (
    <>
      <button
        ref={dismiss}
        type="button"
        className={styles.dismiss}
        aria-label={messages.dismiss}
        onClick={onDismiss}
      >
        <Line path={close} size={16} />
      </button>
      {children && <div className={styles.actions}>{children}</div>}
    </>
  )
}

type NoticeProps = {
  readonly text: string | undefined
  /** Nothing went wrong: the visitor said no. */
  readonly calm?: boolean | undefined
  readonly messages: ButtonMessages
  readonly onDismiss: (() => void) | undefined
  /** What helps. */
  readonly children?: ReactNode
}
