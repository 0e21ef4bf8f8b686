import { Icon } from '../ui/Icon'
import { Initial } from '../ui/Initial'
import { Picture } from '../ui/Picture'
import * as styles from './AccountRow.styles'

/** A row with the account's network or wallet. Pressing it lets the visitor choose another one. */
export function AccountRow(props: AccountRowProps) {
  const { name, caption, mark, isWrong, testId, onClick } = props
  return (
    <button
      type="button"
      className={styles.row}
      part="row"
      data-testid={testId}
      data-wrong={isWrong || undefined}
      onClick={onClick}
    >
      <Picture
        {...mark}
        size={28}
        fallback={
          isWrong ? (
            <span className={styles.warning}>
              <Icon name="warning" />
            </span>
          ) : (
            <Initial name={name} />
          )
        }
      />
      <span className={styles.words}>
        <span className={styles.name}>
          {/* If the name is replaced by a warning, browsers may translate it. */}
          <bdi translate={isWrong ? undefined : 'no'}>{name}</bdi>
        </span>
        <span className={styles.caption}>{caption}</span>
      </span>
      <Icon name="forward" size={16} />
    </button>
  )
}

type AccountRowProps = {
  readonly name: string
  /** Text that says what pressing the row does. */
  readonly caption: string
  readonly mark: {
    readonly url: string | undefined
    readonly background?: string | undefined
    readonly round?: boolean
  }
  /** Whether the row shows a warning. */
  readonly isWrong?: boolean
  readonly testId: string
  readonly onClick: () => void
}
