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

/** One colour of one theme, written or picked. */
export function Color({
  part,
  draft,
  scheme,
  correction,
  onChange,
}: ColorProps) {
  const label = colors[part]
  const value = draft[part]?.[scheme] ?? ''
  const shown = shownIn(draft, part, scheme)
  const { opaque, alpha } = readColor(shown || 'gray')
  const isWrong = value !== '' && !isCss(part, value)
  const put = (next: string) => onChange(changed(draft, part, next, scheme))
  return (
    <div className="color">
      <label htmlFor={part}>{label}</label>
      <input
        id={part}
        value={value}
        placeholder={shown || 'automatic'}
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
        // A picker knows no transparency: it stays what it was.
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
  /** Whose colour is edited. */
  readonly scheme: Scheme
  /** What is shown in its place, where it could not be read. */
  readonly correction: string | undefined
  readonly onChange: (draft: Draft) => void
}
