type Props = {
  /** Values by name. `undefined` is shown as a dash of the same height. */
  readonly facts: Readonly<Record<string, string | undefined>>
}

/** Names and values, one pair per line. */
export function Facts({ facts }: Props) {
  return (
    <dl className="facts">
      {Object.entries(facts).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd title={value}>{value ?? <span aria-hidden>–</span>}</dd>
        </div>
      ))}
    </dl>
  )
}
