import * as styles from './drawing.styles'

const paths = {
  browser:
    'M15 18a2 2 0 0 1 2-2h22a2 2 0 0 1 2 2v20a2 2 0 0 1-2 2H17a2 2 0 0 1-2-2zM15 23h26M19 19.500h.01m3.49 0h.01',
  computer:
    'M15 18a2 2 0 0 1 2-2h22a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H17a2 2 0 0 1-2-2zM22 40h12m-6-6v6',
  phone:
    'M20 16a3 3 0 0 1 3-3h10a3 3 0 0 1 3 3v24a3 3 0 0 1-3 3H23a3 3 0 0 1-3-3zM26 38.500h4',
} as const

/** A drawing of the place where a wallet is installed, 56 CSS pixels wide. */
export function PlaceDrawing({
  place,
}: {
  readonly place: keyof typeof paths
}) {
  return (
    <svg
      className={styles.drawing}
      width="56"
      height="56"
      viewBox="0 0 56 56"
      aria-hidden="true"
    >
      <circle cx="28" cy="28" r="27" data-ground="" />
      <path d={paths[place]} />
    </svg>
  )
}
