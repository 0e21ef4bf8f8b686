import { Icon } from '../ui/Icon'
import { Initial } from '../ui/Initial'
import { Picture } from '../ui/Picture'
import * as styles from './AccountRow.styles'

/** Something the account has one of, leading to where another is chosen. */
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
          {/* A warning in its place is a sentence. */}
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
  /** What the row leads to. */
  readonly caption: string
  readonly mark: {
    readonly url: string | undefined
    readonly background?: string | undefined
    readonly round?: boolean
  }
  /** It needs the visitor's attention. */
  readonly isWrong?: boolean
  readonly testId: string
  readonly onClick: () => void
}
