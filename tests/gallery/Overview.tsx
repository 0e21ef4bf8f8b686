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

/** Shows every state in one scene, with links to the other scenes. */
export function Overview({ scene, states }: OverviewProps) {
  const isButton = (state: string) => state.startsWith('button ')
  const parts = [
    { some: states.filter(isButton), size: buttonSizes[scene.layout] },
    {
      some: states.filter((state) => !isButton(state)),
      size: sizes[scene.layout],
    },
  ]
  return (
    <>
      <h1>Walletdock, every step and state</h1>
      <nav>
        {Object.entries(choices).map(([name, options]) => (
          <span key={name}>
            {options.map((option) => (
              <a
                key={option}
                // Each option is one of the choices with this name.
                href={addressOf({ ...scene, [name]: option } as Choices)}
                aria-current={
                  option === scene[name as keyof Choices] ? 'page' : undefined
                }
              >
                {option}
              </a>
            ))}
          </span>
        ))}
      </nav>
      {parts.map(({ some, size: [width, height] }) => (
        <ul
          key={some[0]}
          style={{
            '--width': `${width}px`,
            '--height': `${height}px`,
          }}
        >
          {some.map((state) => (
            <li key={state}>
              <a data-state={state} href={addressOf(scene, state)}>
                {state}
              </a>
              <iframe
                title={state}
                loading="lazy"
                src={addressOf(scene, state)}
              />
            </li>
          ))}
        </ul>
      ))}
    </>
  )
}

type OverviewProps = {
  readonly scene: Scene
  readonly states: readonly string[]
}

declare module 'react' {
  interface CSSProperties {
    readonly '--width'?: string
    readonly '--height'?: string
  }
}
