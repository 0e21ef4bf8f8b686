import { useState } from 'react'
import { Code } from './Code'
import { Controls } from './Controls'
import { asCss, asOptions, type Draft } from './Draft'
import { Preview, type Scene, type Shown } from './Preview'
import { Stage } from './Stage'

const isNight = matchMedia('(prefers-color-scheme: dark)').matches
const isSmall = matchMedia('(max-width: 640px)').matches

/** Edits a look, shows it on every state, and writes the code. */
export function ThemeEditor() {
  const [draft, setDraft] = useState<Draft>({})
  const [states, setStates] = useState<readonly string[]>([])
  const [shown, setShown] = useState<Shown>({ colors: {}, corrections: {} })
  const [scene, setScene] = useState<Scene>({
    layout: isSmall ? 'mobile' : 'wide',
    theme: isNight ? 'dark' : 'light',
    state: 'connect list',
  })
  return (
    <div className="editor">
      <header>
        <h1>Theme editor</h1>
        <p className="quiet">
          Set the parts you care about. The rest adapts and stays readable.{' '}
          <a href="/docs/look">What each part does</a>
        </p>
      </header>
      <main aria-label="Editor">
        <Stage scene={scene} states={states} onChange={setScene}>
          <Preview
            draft={draft}
            scene={scene}
            onStates={setStates}
            onShown={setShown}
          />
        </Stage>
        <Controls
          draft={draft}
          scheme={scene.theme}
          shown={shown}
          onChange={setDraft}
        />
        <div className="codes">
          <Code title="Options" text={asOptions(draft)} />
          <Code title="CSS" text={asCss(draft)} />
        </div>
      </main>
    </div>
  )
}
