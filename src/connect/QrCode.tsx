import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import type { QrProps } from '../ui/Qr'
import { Skeleton } from '../ui/Skeleton'
import * as styles from './QrCode.styles'

/** Space around the code and its edge, in CSS pixels, both sides together. */
const frame = 42

/** A code in its frame. What draws it comes with the first one; its place is held meanwhile. */
export function QrCode({ failed, ...code }: QrCodeProps) {
  const [Qr, setQr] = useState<ComponentType<QrProps>>()
  const [hasFailed, setHasFailed] = useState(false)
  const size = code.size - frame

  useEffect(() => {
    let isShown = true
    import('../ui/Qr').then(
      (module) => isShown && setQr(() => module.Qr),
      () => isShown && setHasFailed(true),
    )
    return () => {
      isShown = false
    }
  }, [])

  return (
    <div className={styles.frame} style={{ width: code.size }}>
      {Qr ? (
        <Qr {...code} size={size} />
      ) : hasFailed ? (
        <p className={styles.failed} role="alert">
          {failed}
        </p>
      ) : (
        <Skeleton width={size} height={size} />
      )}
    </div>
  )
}

type QrCodeProps = QrProps & {
  /** What is said when the code cannot be drawn. */
  readonly failed: ReactNode
}
