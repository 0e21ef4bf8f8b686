import { Color } from './Color'
import {
  colorParts,
  type Draft,
  draftOf,
  type Part,
  type Scheme,
  starts,
} from './Draft'
import { Shape } from './Shape'

/** Inputs for all parts of a look. */
export function Controls({
  draft,
  scheme,
  corrections,
  onChange,
}: ControlsProps) {
  return (
    <form
      className="controls"
      aria-label="Look"
      onSubmit={(event) => event.preventDefault()}
    >
      <fieldset className="starts">
        <legend>Start from</legend>
        {Object.entries(starts).map(([name, look]) => (
          <button
            type="button"
            className="button"
            key={name}
            onClick={() => onChange(draftOf(look))}
          >
            {name}
          </button>
        ))}
      </fieldset>
      <fieldset>
        <legend>{scheme === 'dark' ? 'Dark colours' : 'Light colours'}</legend>
        {colorParts.map((part) => (
          <Color
            key={part}
            {...{ part, draft, scheme, onChange }}
            correction={corrections[part]}
          />
        ))}
      </fieldset>
      <Shape draft={draft} onChange={onChange} />
    </form>
  )
}

type ControlsProps = {
  readonly draft: Draft
  /** The theme whose colours are edited. */
  readonly scheme: Scheme
  /** The colours that Walletdock shows instead of unreadable ones. */
  readonly corrections: Readonly<Partial<Record<Part, string>>>
  readonly onChange: (draft: Draft) => void
}
