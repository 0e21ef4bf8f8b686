import { DialogHeader, type DialogHeaderProps } from './DialogHeader'
import * as styles from './DialogSkeleton.styles'

/** Placeholder of a dialog whose view is still loading. Its boxes have the places and sizes of the view's parts. */
export function DialogSkeleton({
  name,
  layout,
  offers,
  explains,
  more = 0,
  rows = 4,
  ...header
}: DialogSkeletonProps) {
  const wallets = layout === 'mobile' ? styles.tiles : styles.groups
  const { account, chains } = styles
  const boxes = { account, connect: wallets, network: chains }
  const connect = layout === 'mobile' ? 5 : 6
  const count = { account: 8, connect, network: rows }
  return (
    <div
      className={styles.skeleton}
      data-name={name}
      data-layout={layout}
      aria-busy="true"
    >
      <DialogHeader {...header} />
      <Boxes
        look={boxes[name]}
        count={count[name]}
        more={name === 'account' ? more : 0}
      />
      {boxes[name] === styles.tiles &&
        (offers ? (
          <Boxes look={styles.offer} count={2} />
        ) : (
          <Boxes look={styles.intro} count={explains ? 5 : 4} />
        ))}
    </div>
  )
}

function Boxes(props: {
  readonly look: string
  readonly count: number
  readonly more?: number
}) {
  const { look, count, more = 0 } = props
  return (
    <div className={`${styles.rows} ${look}`} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: boxes never change
        <span key={at} />
      ))}
      {more > 0 && <div style={{ height: more }} />}
    </div>
  )
}

export type DialogSkeletonProps = Omit<DialogHeaderProps, 'onBack'> & {
  readonly name: 'connect' | 'account' | 'network'
  readonly layout: 'wide' | 'compact' | 'mobile'
  /** Whether the list of a phone will offer a wallet below its tiles. Otherwise, it explains what a wallet is. */
  readonly offers?: boolean | undefined
  /** Whether that explanation ends with a link to more. */
  readonly explains?: boolean | undefined
  /** Height of the account's optional parts below its rows, in CSS pixels. */
  readonly more?: number | undefined
  readonly rows?: number | undefined
}
