import * as styles from './WholeAddress.styles'

/** An address to its last digit, on one line or on two of the same length. Browsers that translate pages leave it alone. */
export function WholeAddress({ address, size }: WholeAddressProps) {
  const middle = address.length / 2
  return (
    <p className={styles.address} data-size={size} dir="ltr" translate="no">
      <span>{address.slice(0, middle)}</span>
      <span>{address.slice(middle)}</span>
    </p>
  )
}

type WholeAddressProps = {
  readonly address: string
  readonly size: 'small' | 'large'
}
