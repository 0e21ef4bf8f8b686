import {
  type ColorPart,
  changed,
  colors,
  type Draft,
  isCss,
  type Scheme,
  shownIn,
} from './Draft'
import { readColor } from './readColor'

/** An input for one colour of one theme, as text and with a colour picker. */
export function Color({
  part,
  draft,
  scheme,
  follows = 'gray',
  correction,
  onChange,
}: ColorProps) {
  const label = colors[part]
  const value = draft[part]?.[scheme] ?? ''
  const shown = shownIn(draft, part, scheme)
  const { opaque, alpha } = readColor(shown || follows)
  const isWrong = value !== '' && !isCss(part, value)
  const put = (next: string) => onChange(changed(draft, part, next, scheme))
  return (
    <div className="color">
      <label htmlFor={part}>{label}</label>
      <input
        id={part}
        value={value}
        placeholder={shown || 'default'}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={isWrong}
        aria-describedby={`${part}-told`}
        onChange={(event) => put(event.target.value)}
      />
      <input
        type="color"
        aria-label={`${label}, colour picker`}
        value={opaque}
        data-empty={!value}
        // A colour picker has no transparency, so the value keeps its alpha.
        onChange={(event) => put(event.target.value + alpha)}
      />
      <p id={`${part}-told`}>
        {isWrong
          ? 'Not a colour'
          : correction && `Hard to read: shown as ${correction}`}
      </p>
    </div>
  )
}

type ColorProps = {
  readonly part: ColorPart
  readonly draft: Draft
  /** The theme whose colour is edited. */
  readonly scheme: Scheme
  /** The colour that Walletdock shows if the draft has none. `undefined` until the preview has reported it. */
  readonly follows: string | undefined
  /** The colour that Walletdock shows instead, if the draft's colour would be unreadable. */
  readonly correction: string | undefined
  readonly onChange: (draft: Draft) => void
}
