import { DialogHeader, type DialogHeaderProps } from './DialogHeader'
import * as styles from './DialogSkeleton.styles'

/** Placeholder of a dialog whose view is still loading, in the view's size. */
export function DialogSkeleton({
  name,
  layout,
  ...header
}: DialogSkeletonProps) {
  return (
    <div
      className={styles.skeleton}
      data-name={name}
      data-layout={layout}
      aria-busy="true"
    >
      <DialogHeader {...header} />
      <div className={styles.rows} aria-hidden="true">
        <span />
        <span />
        <span />
        <span />
      </div>
    </div>
  )
}

export type DialogSkeletonProps = Omit<DialogHeaderProps, 'onBack'> & {
  readonly name: 'connect' | 'account' | 'network'
  readonly layout: 'wide' | 'compact' | 'mobile'
}
