import { useEffect, useId, useState } from 'react'
import { Button, type ButtonProps } from './Button'
import * as styles from './CopyText.styles'
import { unseen } from './unseen.styles'

/** How long a copy is confirmed, in milliseconds. @see specification, section 9 */
const confirmedForMs = 1500

type CopyState = 'idle' | 'copied' | 'failed'

export function useCopy(text: string): readonly [CopyState, () => void] {
  const [result, setResult] = useState({ state: 'idle' as CopyState, text })

  useEffect(() => {
    if (result.state !== 'copied') return
    const timer = setTimeout(
      () => setResult({ state: 'idle', text: result.text }),
      confirmedForMs,
    )
    return () => clearTimeout(timer)
  }, [result])

  async function copy() {
    let state: CopyState = 'copied'
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      // The browser refuses, as on insecure pages and in frames without the permission.
      state = 'failed'
    }
    setResult({ state, text })
  }

  // The result for an earlier text does not apply to the current text.
  return [result.text === text ? result.state : 'idle', copy]
}

type CopyLabels = { readonly copy: string; readonly copied: string }

/** Props of the button, which has its own icon and label. */
type Look = Pick<ButtonProps, 'data-testid' | 'disabled' | 'tone' | 'wide'> & {
  /** Labels for a button that has no room for `words`. Screen readers read `words`. */
  readonly short?: CopyLabels | undefined
}

/** A button that copies a text. Confirms the copy on the screen and to screen readers. */
export function CopyButton(
  props: Look & {
    readonly state: CopyState
    readonly words: CopyLabels
    readonly onClick: () => void
  },
) {
  const { state, words, short, ...button } = props
  const isCopied = state === 'copied'
  const shown = short ?? words
  return (
    <>
      <Button
        {...button}
        icon={isCopied ? 'check' : 'copy'}
        label={short && !isCopied ? words.copy : undefined}
      >
        {isCopied ? shown.copied : shown.copy}
      </Button>
      <span className={unseen} role="status">
        {isCopied && words.copied}
      </span>
    </>
  )
}

/** A selected text for the visitor to copy. Shown if the clipboard is unavailable. */
export function TextToCopy(props: {
  readonly text: string
  /** Name of the text for screen readers. */
  readonly label: string
  /** Sentence that explains why the field is shown. */
  readonly reason: string
}) {
  const id = useId()
  return (
    <div className={styles.box}>
      <p id={id} role="alert">
        {props.reason}
      </p>
      <input
        ref={selectAll}
        className={styles.field}
        aria-label={props.label}
        aria-describedby={id}
        dir="ltr"
        readOnly
        value={props.text}
        onFocus={(event) => event.currentTarget.select()}
      />
    </div>
  )
}

/** A `ref`, so that the next key press already reaches the field. */
function selectAll(field: HTMLInputElement | null): void {
  field?.focus()
  field?.select()
}

export type CopyWords = CopyLabels & {
  /** Name of the text for screen readers. */
  readonly label: string
  readonly copyFailed: string
}

/** A button that copies a text. If the clipboard is unavailable, shows the text so that the visitor can copy it. */
export function CopyText(
  props: Look & { readonly text: string; readonly words: CopyWords },
) {
  const { text, words, ...button } = props
  const [state, copy] = useCopy(text)
  return (
    <>
      {state === 'failed' && (
        <TextToCopy
          // An input field has a single line.
          text={text.replaceAll('\n', '; ')}
          label={words.label}
          reason={words.copyFailed}
        />
      )}
      <CopyButton {...button} state={state} words={words} onClick={copy} />
    </>
  )
}
