import { useState } from 'react'
import { LogProvider } from './log/LogContext'
import { AboutDialog } from './page/AboutDialog'
import { Footer } from './page/Footer'
import { Header } from './page/Header'
import { Orchard } from './page/Orchard'
import { Welcome } from './page/Welcome'
import { Workbench } from './page/Workbench'
import { firstDraft } from './send/Draft'

/** The whole page. Only the parts that need the wallet wait for it. */
export function App() {
  const [isAboutOpen, setAboutOpen] = useState(false)
  const [draft, setDraft] = useState(firstDraft)
  return (
    <LogProvider>
      <div className="app" inert={isAboutOpen}>
        <Welcome />
        <Header />
        <main>
          <Orchard
            amount={draft.amount}
            onAbout={() => setAboutOpen(true)}
            onChoose={(amount) => {
              setDraft((before) => ({ ...before, amount }))
              // The form is below, and its button sends the gift.
              const button = document.querySelector<HTMLElement>('#give')
              button?.scrollIntoView({ block: 'center' })
              button?.focus({ preventScroll: true })
            }}
          />
          <Workbench draft={draft} onDraft={setDraft} />
        </main>
        <Footer />
      </div>
      {isAboutOpen && <AboutDialog onClose={() => setAboutOpen(false)} />}
    </LogProvider>
  )
}
