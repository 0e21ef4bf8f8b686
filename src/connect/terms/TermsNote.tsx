import { useEffect, useRef } from 'react'
import { type ChoiceMessages, choiceMessages } from '../../messages/choice'
import { Line } from '../../ui/Line'
import { warning } from '../../ui/shellDrawings'
import * as styles from './TermsNote.styles'
import type { TermsPart } from './termsParts'

/** Id of the sentence that says why no wallet can be chosen yet. */
export const lockedId = 'wd-locked'

/** What visitors agree to, below the list: a line, or a box that must be ticked before a wallet is chosen. */
export function TermsNote(props: TermsNoteProps) {
  const { box, words = choiceMessages } = props
  const input = useRef<HTMLInputElement>(null)
  const { isAccepted = false, missed = 0 } = box ?? {}
  // The dialog's own first focus, if it opens now, comes before this.
  useEffect(() => {
    if (missed) input.current?.focus()
  }, [missed])
  if (!box)
    return (
      <p className={styles.line}>
        <Text {...props} />
      </p>
    )
  return (
    <div
      className={styles.withBox}
      data-locked={!isAccepted || undefined}
      data-missed={missed > 0 || undefined}
    >
      <div className={styles.card}>
        <label className={styles.choice}>
          <input
            ref={input}
            type="checkbox"
            className={styles.box}
            data-testid="wd-terms"
            checked={isAccepted}
            aria-describedby={missed ? lockedId : undefined}
            aria-invalid={missed > 0 || undefined}
            onChange={({ currentTarget }) =>
              box.onAnswer(currentTarget.checked)
            }
          />
          <Text {...props} />
        </label>
        {!isAccepted && (
          <p id={lockedId} className={styles.reason} hidden={!missed}>
            <Line path={warning} size={16} />
            {words.tickFirst}
          </p>
        )}
      </div>
    </div>
  )
}

function Text({ lang, parts }: TermsNoteProps) {
  return (
    <span lang={lang} dir="auto">
      {parts.map(({ words, href }) =>
        href?.startsWith('https:') ? (
          <a key={href} href={href} target="_blank" rel="noreferrer">
            {words}
          </a>
        ) : (
          words
        ),
      )}
    </span>
  )
}

export type TermsNoteProps = {
  readonly parts: readonly TermsPart[]
  /** Of the text, BCP 47; `undefined` where the host does not say. */
  readonly lang?: string | undefined
  /** @default English */
  readonly words?: ChoiceMessages | undefined
  /** Where the text must be agreed to. */
  readonly box?: TermsAnswer | undefined
}

type TermsAnswer = {
  readonly isAccepted: boolean
  /** How often a wallet was chosen without it. */
  readonly missed: number
  readonly onAnswer: (isAccepted: boolean) => void
}
