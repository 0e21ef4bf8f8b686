import type { ReactNode } from 'react'
import * as styles from './Drawing.styles'

/** A decorative line drawing. @param props.width in CSS pixels, like `height`, which is the same by default */
export function Drawing(props: {
  readonly width: number
  readonly height?: number
  readonly children: ReactNode
}) {
  const { width, height = width, children } = props
  return (
    <svg
      className={styles.drawing}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}
