import { Initial } from './Initial'
import * as styles from './Mark.styles'
import { Picture } from './Picture'

/**
 * The icon of the connected wallet on its tile, as in the list of wallets. If there is no icon, shows the wallet's
 * initial.
 */
export function Mark({ name, icon, size, round }: MarkProps) {
  return (
    <span className={styles.mark} data-round={round || undefined}>
      <Picture
        url={icon}
        // Icons without a background were drawn for a white one. @see Wallet.iconBackground
        background="#fff"
        size={size}
        round={round}
        fallback={<Initial name={name} />}
      />
    </span>
  )
}

type MarkProps = {
  /** The wallet's name. */
  readonly name: string
  /** URL of the icon. */
  readonly icon?: string | undefined
  /** In CSS pixels. */
  readonly size: number
  /** Renders a circle instead of a tile. */
  readonly round?: boolean | undefined
}
