import * as styles from './Mark.styles'
import { Initial, Picture } from './Picture'

/** A wallet's icon on its tile, or as a circle. If there is no icon, shows the wallet's initial. */
export function Mark(props: {
  readonly name: string
  readonly icon?: string | undefined
  /** @default white, because icons without a background were drawn for a white one */
  readonly background?: string
  /** In CSS pixels. */
  readonly size: number
  readonly round?: boolean
}) {
  const { name, icon, background = '#fff', size, round } = props
  return (
    <span className={styles.mark} data-round={round || undefined}>
      <Picture
        url={icon}
        background={background}
        size={size}
        round={round}
        fallback={<Initial name={name} size={size / 2} />}
      />
    </span>
  )
}
