import * as styles from './WholeAddress.styles'

/** A full address on one line, or on two lines of the same length. Browsers do not translate it. */
export function WholeAddress({ address }: WholeAddressProps) {
  const middle = address.length / 2
  return (
    <p className={styles.address} dir="ltr" translate="no">
      <span>{address.slice(0, middle)}</span>
      <span>{address.slice(middle)}</span>
    </p>
  )
}

type WholeAddressProps = { readonly address: string }
