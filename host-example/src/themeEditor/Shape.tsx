import { changed, type Draft, type ShapePart } from './Draft'

const ranges = [
  { part: 'radius', label: 'Button corners', unit: 'px', max: 20, usual: '12' },
  {
    part: 'dialogRadius',
    label: 'Dialog corners',
    unit: 'px',
    max: 36,
    usual: '24',
  },
  {
    part: 'spacing',
    label: 'Spacing',
    unit: '',
    min: 0.8,
    max: 1.4,
    step: 0.05,
    usual: '1',
  },
] as const

type Range = (typeof ranges)[number]['part']

/**
 * The parts with a list of options. If a part of `ShapePart` is neither here nor in `ranges`, this does not compile.
 */
const choices: Readonly<
  Record<
    Exclude<ShapePart, Range>,
    { readonly label: string; readonly options: Options }
  >
> = {
  shadow: {
    label: 'Shadow',
    options: { Soft: '', None: 'none', Deep: '0 24px 64px rgb(0 0 0 / .5)' },
  },
  font: {
    label: 'Font',
    options: {
      'Same as the page': '',
      System: 'system-ui',
      Serif: 'Georgia, serif',
      Monospace: 'ui-monospace, monospace',
    },
  },
  motion: { label: 'Motion', options: { Full: '', Reduced: 'reduced' } },
}

type Options = Readonly<Record<string, string>>

/** Inputs for corners, spacing, shadow, font and motion, which both themes share. */
export function Shape({ draft, onChange }: ShapeProps) {
  const set = (part: ShapePart, value: string) =>
    onChange(changed(draft, part, value))
  return (
    <fieldset>
      <legend>Shape and motion</legend>
      {ranges.map(({ part, label, unit, usual, ...range }) => {
        const value = draft[part]?.light ?? ''
        return (
          <div className="range" key={part}>
            <label htmlFor={part}>{label}</label>
            <output htmlFor={part}>{value || 'default'}</output>
            <input
              id={part}
              type="range"
              min={0}
              {...range}
              value={Number.parseFloat(value || usual)}
              onChange={({ target }) => set(part, `${target.value}${unit}`)}
            />
          </div>
        )
      })}
      {Object.entries(choices).map(([name, choice]) => {
        // `Object.entries` returns strings, but the type of `choices` only allows these names.
        const part = name as keyof typeof choices
        return (
          <Choice
            key={part}
            {...choice}
            value={draft[part]?.light}
            onChoose={(value) => set(part, value)}
          />
        )
      })}
    </fieldset>
  )
}

type ShapeProps = {
  readonly draft: Draft
  readonly onChange: (draft: Draft) => void
}

function Choice({ label, options, value = '', onChoose }: ChoiceProps) {
  return (
    <label className="choice">
      <span>{label}</span>
      <select value={value} onChange={({ target }) => onChoose(target.value)}>
        {Object.entries({
          ...options,
          ...(!Object.values(options).includes(value) && {
            'From the theme': value,
          }),
        }).map(([name, option]) => (
          <option key={name} value={option}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

type ChoiceProps = {
  readonly label: string
  readonly options: Options
  readonly value: string | undefined
  readonly onChoose: (value: string) => void
}
