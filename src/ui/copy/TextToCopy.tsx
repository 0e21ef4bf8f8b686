import { useId, useLayoutEffect, useRef } from 'react'
import * as styles from './TextToCopy.styles'

/** Where the clipboard is out of reach: a whole text, selected, to be copied by hand. */
export function TextToCopy({ text, label, reason }: TextToCopyProps) {
  const field = useRef<HTMLInputElement>(null)
  const id = useId()

  // Before a key that was meant for it can be pressed.
  useLayoutEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])

  return (
    <div className={styles.box}>
      <p id={id} role="alert">
        {reason}
      </p>
      <input
        ref={field}
        className={styles.field}
        aria-label={label}
        aria-describedby={id}
        dir="ltr"
        readOnly
        value={text}
        onFocus={(event) => event.currentTarget.select()}
      />
    </div>
  )
}

export type TextToCopyProps = {
  readonly text: string
  /** What the text is. */
  readonly label: string
  /** Why it is shown. */
  readonly reason: string
}
