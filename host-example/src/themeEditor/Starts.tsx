import type { CSSProperties } from 'react'
import {
  asCss,
  type Draft,
  draftOf,
  propertyOf,
  type Scheme,
  starts,
  valuesOf,
} from './Draft'

/** The looks to start with, each as a miniature of a dialog. */
export function Starts({ draft, scheme, onChange }: StartsProps) {
  return (
    <fieldset className="starts">
      <legend>Start from</legend>
      {Object.entries(starts).map(([name, look]) => (
        <button
          type="button"
          className="start"
          key={name}
          aria-pressed={asCss(draft) === asCss(draftOf(look))}
          onClick={() => onChange(draftOf(look))}
        >
          <span
            className="mini"
            aria-hidden="true"
            style={{ colorScheme: scheme, ...propertiesOf(draftOf(look)) }}
          >
            <i className="mini-title" />
            {['a', 'b', 'c'].map((row) => (
              <i className="mini-row" key={row} />
            ))}
            <i className="mini-button" />
          </span>
          {name}
        </button>
      ))}
    </fieldset>
  )
}

const propertiesOf = (draft: Draft): CSSProperties =>
  Object.fromEntries(
    valuesOf(draft).map(([part, value]) => [propertyOf(part), value]),
  )

type StartsProps = {
  readonly draft: Draft
  readonly scheme: Scheme
  readonly onChange: (draft: Draft) => void
}
