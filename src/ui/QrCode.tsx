import { type ReactNode, useState } from 'react'
import { onDemand, useOnDemand } from './onDemand'
import * as styles from './QrCode.styles'

/** Padding and border of the code on both sides together, in CSS pixels. */
const frame = 42

const drawings = onDemand(() =>
  import(/* webpackChunkName: 'qrCode' */ './Qr').then((all) => all.drawings),
)

/**
 * Makes an element dark on white, because some phones cannot read inverted codes. Extensions that darken pages override
 * style sheets, but not inline styles that are important.
 */
function darkOnWhite(element: HTMLElement | null) {
  element?.style.setProperty('background', '#fff', 'important')
  element?.style.setProperty('color', '#111', 'important')
}

/** A QR code in its frame, or a placeholder. Loads its renderer with the first code. */
export function QrCode(props: {
  /** `undefined` until the code is available. */
  readonly text: string | undefined
  /** In CSS pixels. */
  readonly size: number
  /** Purpose of the code, for screen readers. */
  readonly label: string
  /** Shown if the renderer fails to load. */
  readonly failed: ReactNode
  /** A logo in the middle of the code, and its width in CSS pixels. The code can be read without the covered part. */
  readonly mark?:
    | { readonly drawing: ReactNode; readonly size: number }
    | undefined
}) {
  const { failed, label, mark, text } = props
  const { value, failed: hasFailed } = useOnDemand(drawings)
  const { Qr, QrWaiting } = value ?? {}
  const isReady = Boolean(Qr && text)
  const [hasWaited, setWaited] = useState(false)
  if (!isReady && !hasWaited) setWaited(true)
  const size = props.size - frame

  return (
    <div
      ref={darkOnWhite}
      className={styles.frame}
      style={{ width: props.size }}
    >
      {hasFailed ? (
        <p role="alert">{failed}</p>
      ) : (
        <>
          {Qr && text && (
            <Qr
              text={text}
              label={label}
              size={size}
              clear={mark && mark.size + 2 * styles.markEdge}
            />
          )}
          {!isReady && (
            <span
              role="progressbar"
              aria-label={label}
              style={{ width: size, aspectRatio: 1 }}
            />
          )}
          {QrWaiting && hasWaited && <QrWaiting size={size} isOver={isReady} />}
          {mark && <span className={styles.mark}>{mark.drawing}</span>}
        </>
      )}
    </div>
  )
}
