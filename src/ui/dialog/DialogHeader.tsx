import { back, close, Line } from '../Line'
import { unseen } from '../unseen.styles'
import * as styles from './DialogHeader.styles'

/** The header of every view: back button, title and close button. */
export function DialogHeader(props: DialogHeaderProps) {
  const { title, hint, labels, isPart, isTitleUnseen, onBack, onClose } = props
  return (
    <div className={styles.header} data-grip="" data-hint={hint && ''}>
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
        {isPart ? (
          title && (
            <h2
              tabIndex={-1}
              className={isTitleUnseen ? unseen : styles.title}
              data-autofocus=""
            >
              {title}
            </h2>
          )
        ) : (
          <h1
            ref={takeLostFocus}
            id="wd-title"
            tabIndex={-1}
            className={styles.title}
          >
            {title}
          </h1>
        )}
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

/** If the focused element of the previous view is gone, the browser moves the focus to the page. Moves it to this heading. */
function takeLostFocus(heading: HTMLElement | null): void {
  const root = heading?.getRootNode()
  if (root instanceof ShadowRoot && !root.activeElement)
    heading?.focus({ preventScroll: true })
}

export type DialogHeaderProps = {
  /** `undefined` if the part has its heading elsewhere. */
  readonly title: string | undefined
  /**
   * True for a part of a dialog whose title is in another part. The heading has level 2, and receives the focus when it
   * appears.
   */
  readonly isPart?: boolean | undefined
  /** Whether the title of a part is for screen readers only, because the part shows the same words elsewhere. */
  readonly isTitleUnseen?: boolean | undefined
  readonly hint?: string | undefined
  readonly labels: { readonly back: string; readonly close: string }
  readonly onBack?: (() => void) | undefined
  readonly onClose?: (() => void) | undefined
}
