import { Color } from './Color'
import { colorParts, type Draft, type Scheme } from './Draft'
import type { Shown } from './Preview'
import { Shape } from './Shape'
import { Starts } from './Starts'

/** Inputs for all parts of a look. */
export function Controls({ draft, scheme, shown, onChange }: ControlsProps) {
  return (
    <form
      className="controls"
      aria-label="Look"
      onSubmit={(event) => event.preventDefault()}
    >
      <Starts {...{ draft, scheme, onChange }} />
      <fieldset>
        <legend>{scheme === 'dark' ? 'Dark colours' : 'Light colours'}</legend>
        {colorParts.map((part) => (
          <Color
            key={part}
            {...{ part, draft, scheme, onChange }}
            follows={shown.colors[part]}
            correction={shown.corrections[part]}
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
  readonly shown: Shown
  readonly onChange: (draft: Draft) => void
}
