import { useId, useLayoutEffect, useRef } from 'react'
import * as styles from './TextToCopy.styles'

/** A selected text for the visitor to copy. Shown if the clipboard is unavailable. */
export function TextToCopy({ text, label, reason }: TextToCopyProps) {
  const field = useRef<HTMLInputElement>(null)
  const id = useId()

  // In a layout effect, so that the next key press already reaches the field.
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
  /** Name of the text for screen readers. */
  readonly label: string
  /** Sentence that explains why the field is shown. */
  readonly reason: string
}
