import { useLayoutEffect, useRef } from 'react'
import { Line } from '../Line'
import { back, close } from '../shellDrawings'
import * as styles from './DialogHeader.styles'

/** The top of every view: where back leads, what this is, and the way out. */
export function DialogHeader({
  title,
  hint,
  labels,
  onBack,
  onClose,
}: DialogHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null)

  // A view that replaces another takes over the focus that would fall to the page.
  useLayoutEffect(() => {
    const root = heading.current?.getRootNode()
    if (root instanceof ShadowRoot && !root.activeElement) {
      heading.current?.focus({ preventScroll: true })
    }
  }, [])

  return (
    <div className={styles.header} data-grip="">
      {onBack && (
        <button
          type="button"
          className={styles.control}
          data-testid="wd-back"
          part="back"
          aria-label={labels.back}
          onClick={onBack}
        >
          <Line path={back} mirrors />
        </button>
      )}
      <div className={styles.words}>
        <h1 ref={heading} id="wd-title" tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {hint && <p className={styles.hint}>{hint}</p>}
      </div>
      {onClose && (
        <button
          type="button"
          className={styles.control}
          data-testid="wd-close"
          part="close"
          aria-label={labels.close}
          onClick={onClose}
        >
          <Line path={close} />
        </button>
      )}
    </div>
  )
}

export type DialogHeaderProps = {
  readonly title: string
  /** What to do here, in a few words. */
  readonly hint?: string | undefined
  /** Names of the two controls. */
  readonly labels: { readonly back: string; readonly close: string }
  readonly onBack?: (() => void) | undefined
  readonly onClose?: (() => void) | undefined
}
