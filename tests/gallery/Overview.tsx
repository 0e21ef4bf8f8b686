import { languages } from '../../src/data/messages/otherLanguages'
import { addressOf, type Choices, choices } from '../fixtures/gallery/choices'
import type { Scene } from './Scene'

/** Size of a picture by its layout, in CSS pixels. */
const sizes = {
  wide: [768, 600],
  compact: [420, 600],
  mobile: [390, 760],
} as const

/** Size of a picture of the button, which needs less space than a dialog. */
const buttonSizes = {
  // The button is wide from 768 pixels on.
  wide: [800, 200],
  compact: [360, 200],
  mobile: [360, 200],
} as const

/** Headings by the first word of a state's name. Other states are in the last part. */
const headings: Readonly<Record<string, string>> = {
  button: 'Button',
  connect: 'Connect',
  account: 'Account',
  network: 'Network',
  sign: 'Sign in',
}
const otherHeading = 'While something loads'

/** Shows every state in one scene, by dialog, with a list of the states and links to the other scenes. */
export function Overview({ scene, states }: OverviewProps) {
  const parts = [...Object.values(headings), otherHeading].map((heading) => ({
    heading,
    some: states.filter((state) => headingOf(state) === heading),
  }))
  return (
    <div className="overview">
      <header>
        <h1>Every step and state</h1>
        <p>
          Drawn by Walletdock’s own views, without a wallet.{' '}
          <a href="/">Sample page</a> · <a href="/theme">Theme editor</a> ·{' '}
          <a href="/docs">Guides</a>
        </p>
        <SceneLinks scene={scene} />
      </header>
      <nav aria-label="States">
        {parts.map(({ heading, some }) => (
          <details key={heading} open>
            <summary>{heading}</summary>
            {some.map((state) => (
              // Not a link to an anchor, because the address holds the scene.
              <button
                key={state}
                type="button"
                onClick={() => document.getElementById(state)?.scrollIntoView()}
              >
                {shortNameOf(state)}
              </button>
            ))}
          </details>
        ))}
      </nav>
      <div>
        {parts.map(({ heading, some }) => (
          <Part key={heading} heading={heading} scene={scene} states={some} />
        ))}
      </div>
    </div>
  )
}

type OverviewProps = {
  readonly scene: Scene
  readonly states: readonly string[]
}

/** Links to the other layouts and themes, and a choice of all languages. */
function SceneLinks({ scene }: { readonly scene: Scene }) {
  const names = new Intl.DisplayNames('en', { type: 'language' })
  return (
    <div className="scene">
      {(['layout', 'theme'] as const).map((name) => (
        <span key={name}>
          {choices[name].map((option) => (
            <a
              key={option}
              // Each option is one of the choices with this name.
              href={addressOf({ ...scene, [name]: option } as Choices)}
              aria-current={option === scene[name] ? 'page' : undefined}
            >
              {option}
            </a>
          ))}
        </span>
      ))}
      <select
        aria-label="Language"
        value={scene.language}
        onChange={({ target }) => {
          location.hash = addressOf({ ...scene, language: target.value })
        }}
      >
        {['en', ...Object.keys(languages)].map((tag) => (
          <option key={tag} value={tag}>
            {names.of(tag)}
          </option>
        ))}
      </select>
    </div>
  )
}

/** The states of one dialog. */
function Part({ heading, scene, states }: PartProps) {
  const all = heading === 'Button' ? buttonSizes : sizes
  const [width, height] = all[scene.layout]
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{heading}</h2>
      <ul style={{ '--width': `${width}px`, '--height': `${height}px` }}>
        {states.map((state) => (
          <li key={state} id={state}>
            <h3>
              <a data-state={state} href={addressOf(scene, state)}>
                {shortNameOf(state)}
              </a>
            </h3>
            <iframe
              title={state}
              loading="lazy"
              src={addressOf(scene, state)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

type PartProps = {
  readonly heading: string
  readonly scene: Scene
  readonly states: readonly string[]
}

const headingOf = (state: string) =>
  headings[state.split(/[ -]/, 1)[0] ?? ''] ?? otherHeading

/** Returns a state's name without the word of its heading. */
function shortNameOf(state: string): string {
  const [first = '', ...rest] = state.split(' ')
  return first in headings && rest.length > 0 ? rest.join(' ') : state
}

declare module 'react' {
  interface CSSProperties {
    readonly '--width'?: string
    readonly '--height'?: string
  }
}
