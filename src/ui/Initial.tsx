import * as styles from './Initial.styles'

/** The first letter of a name. Shown if there is no picture. @param props.size of the font, in CSS pixels */
export function Initial(props: {
  readonly name: string
  readonly size?: number
}) {
  const { name, size = 14 } = props
  const [initial] = name
  return (
    <span
      className={styles.initial}
      style={{ fontSize: size }}
      aria-hidden="true"
      translate="no"
    >
      {initial}
    </span>
  )
}
