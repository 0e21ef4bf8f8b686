import { DialogHeader, type DialogHeaderProps } from './DialogHeader'
import * as styles from './DialogSkeleton.styles'

/** Placeholder of a dialog whose view is still loading: boxes where its parts will be, in their sizes. */
export function DialogSkeleton({
  name,
  layout,
  ...header
}: DialogSkeletonProps) {
  const wallets = layout === 'mobile' ? styles.tiles : styles.groups
  const boxes = { account: styles.account, connect: wallets, network: '' }
  const count = { account: 9, connect: layout === 'mobile' ? 5 : 6, network: 4 }
  return (
    <div
      className={styles.skeleton}
      data-name={name}
      data-layout={layout}
      aria-busy="true"
    >
      <DialogHeader {...header} />
      <div className={`${styles.rows} ${boxes[name]}`} aria-hidden="true">
        {Array.from({ length: count[name] }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: boxes never change
          <span key={at} />
        ))}
      </div>
    </div>
  )
}

export type DialogSkeletonProps = Omit<DialogHeaderProps, 'onBack'> & {
  readonly name: 'connect' | 'account' | 'network'
  readonly layout: 'wide' | 'compact' | 'mobile'
}
