import type { ReactNode } from 'react'
import { onDemand } from './onDemand'
import type { QrProps } from './Qr'
import * as styles from './QrCode.styles'
import { Skeleton } from './Skeleton'
import { useOnDemand } from './useOnDemand'

/** Padding and border of the code on both sides together, in CSS pixels. */
const frame = 42

const qr = onDemand(() =>
  import(/* webpackChunkName: 'often-Qr' */ './Qr').then((module) => module.Qr),
)

/** A QR code in its frame. The renderer is loaded with the first code. Until then, a placeholder is shown. */
export function QrCode(props: QrCodeProps) {
  const { failed, mark, text, ...code } = props
  const { value: Qr, failed: hasFailed } = useOnDemand(qr)
  const size = code.size - frame

  return (
    <div className={styles.frame} style={{ width: code.size }}>
      {Qr && text ? (
        <>
          <Qr
            text={text}
            label={code.label}
            size={size}
            clear={mark && mark.size + 2 * styles.markEdge}
          />
          {mark && <span className={styles.mark}>{mark.drawing}</span>}
        </>
      ) : hasFailed ? (
        <p className={styles.failed} role="alert">
          {failed}
        </p>
      ) : (
        <span role="progressbar" aria-label={code.label}>
          <Skeleton width={size} height={size} />
        </span>
      )}
    </div>
  )
}

type QrCodeProps = Omit<QrProps, 'text' | 'clear'> & {
  /** `undefined` until the code is available. */
  readonly text: string | undefined
  /** Shown if the renderer fails to load. */
  readonly failed: ReactNode
  /** A logo in the middle of the code, and its width in CSS pixels. The code can be read without the covered part. */
  readonly mark?:
    | { readonly drawing: ReactNode; readonly size: number }
    | undefined
}
