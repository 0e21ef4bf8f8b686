import type { ReactNode } from 'react'
import { Spinner } from '../Spinner'
import * as styles from './ListRow.styles'

/** A row of a list: icon, name, and status at the end. */
export function ListRow(props: {
  /** Usually a `Picture` of 28 pixels. */
  readonly icon?: ReactNode
  readonly name: string
  /** Whether the name is a phrase that browsers may translate. */
  readonly isSentence?: boolean | undefined
  readonly caption?: ReactNode
  /** Id of an element that describes the row to screen readers. */
  readonly describedBy?: string | undefined
  /** One or more `span`s at the end of the row, in a less prominent colour, such as "Connected". */
  readonly status?: ReactNode
  /** A picture at the end of the row, after the status. */
  readonly end?: ReactNode
  /** Whether the row shows a warning. */
  readonly isWrong?: boolean | undefined
  /** Whether the row receives the focus when its view appears. */
  readonly hasFocus?: boolean | undefined
  readonly selected?: boolean | undefined
  readonly disabled?: boolean | undefined
  /** Shows a spinner at the end. Another element explains what the visitor waits for. */
  readonly busy?: boolean | undefined
  /** `app` if a click opens an app outside the page. */
  readonly opens?: 'app' | undefined
  /** Says what a click does. */
  readonly title?: string | undefined
  /** Id of an element that explains why the row is disabled. */
  readonly lockedBy?: string | undefined
  /** Called when a pointer or the focus reaches the row. */
  readonly onNear?: (() => void) | undefined
  readonly onClick?: (() => void) | undefined
  readonly testId?: string | undefined
}) {
  const { icon, name, caption, status, selected, disabled, testId } = props
  const { end, isSentence, lockedBy } = props
  return (
    <button
      type="button"
      className={styles.row}
      part="row"
      data-testid={testId}
      data-autofocus={props.hasFocus ? '' : undefined}
      data-wrong={props.isWrong || undefined}
      data-selected={selected || undefined}
      data-opens={props.opens}
      title={props.title}
      aria-current={selected || undefined}
      aria-describedby={lockedBy ?? props.describedBy}
      aria-disabled={lockedBy ? true : undefined}
      disabled={disabled}
      onPointerMove={props.onNear}
      onFocus={props.onNear}
      onClick={props.onClick}
    >
      {icon}
      <span className={styles.content}>
        <span className={styles.words}>
          <span className={styles.name}>
            <bdi translate={isSentence ? undefined : 'no'}>{name}</bdi>
          </span>
          {caption && <span className={styles.caption}>{caption}</span>}
        </span>
        {status && !props.busy && (
          <span className={styles.status}>{status}</span>
        )}
      </span>
      {end && <span className={styles.end}>{end}</span>}
      {props.busy && (
        <span aria-busy="true">
          <Spinner size={16} />
        </span>
      )}
    </button>
  )
}
