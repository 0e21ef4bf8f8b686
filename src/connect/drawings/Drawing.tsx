import type { ReactNode } from 'react'
import * as styles from './drawing.styles'

/** Lines on a tinted disc, 56 CSS pixels wide; what has `data-soft` is filled with a tone of the accent. */
export function Drawing({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      className={styles.drawing}
      width="56"
      height="56"
      viewBox="0 0 56 56"
      aria-hidden="true"
    >
      <circle cx="28" cy="28" r="27" data-ground="" />
      {children}
    </svg>
  )
}
