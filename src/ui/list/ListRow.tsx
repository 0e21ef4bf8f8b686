import type { ReactNode } from 'react'
import * as styles from './ListRow.styles'

/** One choice of a list: icon, name, and its status at the far end. */
export function ListRow(props: ListRowProps) {
  const { icon, name, caption, status, selected, disabled, testId } = props
  const { isSentence, lockedBy } = props
  return (
    <button
      type="button"
      className={styles.row}
      part="row"
      data-testid={testId}
      data-selected={selected || undefined}
      data-opens={props.opens}
      aria-current={selected || undefined}
      aria-describedby={lockedBy ?? props.describedBy}
      aria-disabled={lockedBy ? true : undefined}
      disabled={disabled}
      onPointerMove={props.onNear}
      onFocus={props.onNear}
      onClick={props.onClick}
    >
      {icon}
      <span className={styles.words}>
        <span className={styles.name}>
          <bdi translate={isSentence ? undefined : 'no'}>{name}</bdi>
        </span>
        {caption && <span className={styles.caption}>{caption}</span>}
      </span>
      {status && <span className={styles.status}>{status}</span>}
    </button>
  )
}

export type ListRowProps = {
  /** A `Picture` of 28, most often. */
  readonly icon?: ReactNode
  readonly name: string
  /** Its name is words, which browsers that translate pages may change. */
  readonly isSentence?: boolean | undefined
  readonly caption?: ReactNode
  /** Id of an element that describes it to screen readers. */
  readonly describedBy?: string | undefined
  /** A `span` or more, which are drawn as pills at the row's end, such as "Connected". */
  readonly status?: ReactNode
  readonly selected?: boolean | undefined
  readonly disabled?: boolean | undefined
  /** What a click opens beside the page, if it opens something. */
  readonly opens?: 'app' | undefined
  /** Id of an element that says why it does nothing yet. */
  readonly lockedBy?: string | undefined
  /** A pointer or the focus has come to it. */
  readonly onNear?: (() => void) | undefined
  readonly onClick?: (() => void) | undefined
  readonly testId?: string | undefined
}
