import * as styles from './drawing.styles'

/** A key on its way to a lock. */
export function KeyDrawing() {
  return (
    <svg
      className={styles.drawing}
      width="56"
      height="56"
      viewBox="0 0 56 56"
      aria-hidden="true"
    >
      <circle cx="28" cy="28" r="27" data-ground="" />
      <circle cx="20" cy="34" r="7.5" data-soft="" />
      <path d="m25.5 28.5 14-14m-3.5 3.5 5 5m-9.5-.5 3.5 3.5" />
      <circle cx="18.5" cy="35.5" r="1.5" />
      <path d="M42 34v6m-3-3h6" />
    </svg>
  )
}
