import type { ReactNode } from 'react'
import { onDemand } from './onDemand'
import type { QrProps } from './Qr'
import * as styles from './QrCode.styles'
import { Skeleton } from './Skeleton'
import { useOnDemand } from './useOnDemand'

/** Space around the code and its edge, in CSS pixels, both sides together. */
const frame = 42

const qr = onDemand(() =>
  import(/* webpackChunkName: 'often-Qr' */ './Qr').then((module) => module.Qr),
)

/** A code in its frame. What draws it comes with the first one; its place is held meanwhile. */
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
  /** `undefined` while it is on its way. */
  readonly text: string | undefined
  /** What is said when the code cannot be drawn. */
  readonly failed: ReactNode
  /** Stands in the middle of the code, which can be read without what it covers; its width in CSS pixels. */
  readonly mark?:
    | { readonly drawing: ReactNode; readonly size: number }
    | undefined
}
