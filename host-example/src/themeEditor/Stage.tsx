import type { ReactNode } from 'react'
import type { Scene } from './Preview'

const layouts = ['wide', 'compact', 'mobile'] as const
const themes = ['light', 'dark'] as const

/** The preview, with controls for what it shows. */
export function Stage({ scene, states, onChange, children }: StageProps) {
  const at = states.indexOf(scene.state)
  const go = (by: number) => {
    const state = states[(at + by + states.length) % states.length]
    if (state) onChange({ ...scene, state })
  }
  return (
    <section className="stage" aria-label="Preview">
      <div className="stage-bar">
        <button
          type="button"
          className="button"
          aria-label="Previous state"
          onClick={() => go(-1)}
        >
          ←
        </button>
        <select
          aria-label="State"
          value={scene.state}
          onChange={({ target }) => onChange({ ...scene, state: target.value })}
        >
          {(at < 0 ? [scene.state, ...states] : states).map((state) => (
            <option key={state}>{state}</option>
          ))}
        </select>
        <button
          type="button"
          className="button"
          aria-label="Next state"
          onClick={() => go(1)}
        >
          →
        </button>
        <select
          aria-label="Layout"
          value={scene.layout}
          onChange={({ target }) => {
            const layout = layouts.find((one) => one === target.value)
            if (layout) onChange({ ...scene, layout })
          }}
        >
          {layouts.map((layout) => (
            <option key={layout}>{layout}</option>
          ))}
        </select>
        <select
          aria-label="Theme"
          value={scene.theme}
          onChange={({ target }) => {
            const theme = themes.find((one) => one === target.value)
            if (theme) onChange({ ...scene, theme })
          }}
        >
          {themes.map((theme) => (
            <option key={theme}>{theme}</option>
          ))}
        </select>
      </div>
      {children}
    </section>
  )
}

type StageProps = {
  readonly scene: Scene
  readonly states: readonly string[]
  readonly onChange: (scene: Scene) => void
  readonly children: ReactNode
}
