import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { ButtonMessages } from '../../data/messages/button'
import { returnFocus } from '../../ui/dialog/returnFocus'
import { Line } from '../../ui/Line'
import { close, info, warning } from '../../ui/shellDrawings'
import * as styles from './Notice.styles'
import { placeNotice } from './placeNotice'

/** Shows an error outside the dialogs, without moving the page. */
export function Notice(props: NoticeProps) {
  const { calm, text } = props
  const box = text && {
    ref: placeNotice,
    popover: 'manual' as const,
    className: styles.notice,
    part: 'notice',
    'data-calm': calm,
  }
  return (
    <div className={styles.place}>
      <div {...box}>
        {text && <Line path={calm ? info : warning} />}
        {/* Always rendered, because screen readers ignore a status region that is added with its text. */}
        <p role="status" className={styles.words}>
          {text}
        </p>
        {text && <NoticeButtons {...props} />}
      </div>
    </div>
  )
}

/** The buttons of the notice. If they are removed while one has the focus, a button next to the notice receives it. */
function NoticeButtons({ children, messages, onDismiss }: NoticeProps) {
  const dismiss = useRef<HTMLButtonElement>(null)

  useLayoutEffect(() => {
    const button = dismiss.current
    // In the cleanup of a layout effect, the elements still exist.
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
  /** Whether the visitor has declined, so that nothing has failed. */
  readonly calm?: boolean | undefined
  readonly messages: ButtonMessages
  readonly onDismiss: (() => void) | undefined
  /** Buttons that may help. */
  readonly children?: ReactNode
}
