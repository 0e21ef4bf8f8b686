import * as styles from './Line.styles'

// Our line drawings for the button and the dialogs' shell, on a 20 by 20 grid.
export const chevron = 'm6 8 4 4 4-4'
export const close = 'm5.5 5.5 9 9m0-9-9 9'
export const back = 'M11.5 4.5 6 10l5.5 5.5'
export const warning = 'M10 3.5 17.2 16H2.8L10 3.5m0 4.7v3.6m0 2v.1'
export const info =
  'M10 9.2V14m0-7.8v.1m0 10.9a7.2 7.2 0 1 0 0-14.4 7.2 7.2 0 0 0 0 14.4'

/** A decorative line icon in the colour of the surrounding text. The text next to the icon says what it means. */
export function Line(props: {
  readonly path: string
  /** In CSS pixels. @default 20 */
  readonly size?: number | undefined
  /** Whether the icon has a direction and is mirrored in languages that are read from right to left. */
  readonly mirrors?: boolean
}) {
  const { path, size = 20, mirrors } = props
  return (
    <svg
      className={styles.line}
      data-mirrors={mirrors || undefined}
      width={size}
      height={size}
      viewBox="0 0 20 20"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}
