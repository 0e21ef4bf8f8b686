import { useEffect, useRef } from 'react'
import { type ChoiceMessages, choiceMessages } from '../../data/messages/choice'
import type { ConsentState } from './acceptance'
import * as styles from './TermsNote.styles'
import type { TermsPart } from './termsParts'

/** Id of the sentence that explains why wallets cannot be chosen yet. */
export const lockedId = 'wd-locked'

/** The host's terms below the list: one line, or a checkbox that must be checked before a wallet can be chosen. */
export function TermsNote(props: TermsNoteProps) {
  const { box, words = choiceMessages } = props
  const input = useRef<HTMLInputElement>(null)
  const { isAccepted = false, missed = 0 } = box ?? {}
  // If the dialog opens now, it sets its initial focus before this effect runs.
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
  /** Language of the text, BCP 47. `undefined` if the host does not specify it. */
  readonly lang?: string | undefined
  /** @default English */
  readonly words?: ChoiceMessages | undefined
  /** Set if the visitor must accept the terms. */
  readonly box?: TermsAnswer | undefined
}

type TermsAnswer = ConsentState & {
  readonly onAnswer: (isAccepted: boolean) => void
}
