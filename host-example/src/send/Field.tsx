type Props = {
  readonly name: string
  readonly label: string
  readonly value: string
  /** Error message for the value. */
  readonly problem: string | undefined
  readonly inputMode?: 'text' | 'decimal'
  readonly onChange: (value: string) => void
}

/** A field with its label and, below it, its error message. */
export function Field({ name, label, problem, onChange, ...input }: Props) {
  const problemId = `${name}-problem`
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <input
        {...input}
        id={name}
        name={name}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && problemId}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={problemId} className="problem" role="alert">
        {problem}
      </p>
    </div>
  )
}
