import * as styles from './drawing.styles'

/** An open purse with coins that come to it. */
export function HomeDrawing() {
  return (
    <svg
      className={styles.drawing}
      width="56"
      height="56"
      viewBox="0 0 56 56"
      aria-hidden="true"
    >
      <circle cx="28" cy="28" r="27" data-ground="" />
      <circle cx="21" cy="15" r="4.5" data-soft="" />
      <circle cx="33" cy="12" r="3" data-soft="" />
      <path
        data-soft=""
        d="M14 24h27a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H17a4 4 0 0 1-4-4V25a1 1 0 0 1 1-1"
      />
      <path d="M44 31h-8a3.5 3.5 0 0 0 0 7h8M36.5 34.500h.01M18 24c2-4 8-4 10 0" />
    </svg>
  )
}
