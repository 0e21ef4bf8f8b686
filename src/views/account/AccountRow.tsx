import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon'
import * as styles from './AccountRow.styles'

/** A row with the account's network or wallet. Pressing it lets the visitor choose another one. */
export function AccountRow(props: AccountRowProps) {
  const { name, caption, mark, isWrong, hasFocus, testId, onClick } = props
  return (
    <button
      type="button"
      className={styles.row}
      part="row"
      data-testid={testId}
      data-autofocus={hasFocus ? '' : undefined}
      data-wrong={isWrong || undefined}
      onClick={onClick}
    >
      {mark}
      <span className={styles.words}>
        <span className={styles.name}>
          {/* If the name is replaced by a warning, browsers may translate it. */}
          <bdi translate={isWrong ? undefined : 'no'}>{name}</bdi>
        </span>
        <span className={styles.caption}>{caption}</span>
      </span>
      <span className={styles.forward}>
        <Icon name="forward" size={16} />
      </span>
    </button>
  )
}

type AccountRowProps = {
  readonly name: string
  /** Text that says what pressing the row does. */
  readonly caption: string
  /** A picture of 28 pixels. */
  readonly mark: ReactNode
  /** Whether the row shows a warning. */
  readonly isWrong?: boolean
  /** Whether the visitor has come back from the view that this row opens. */
  readonly hasFocus?: boolean | undefined
  readonly testId: string
  readonly onClick: () => void
}
