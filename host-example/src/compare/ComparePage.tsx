import { MarksSketch } from './MarksSketch'
import { RealDialog } from './RealDialog'
import { Sketch } from './Sketch'
import { BytesLine, TimeSketch } from './TimeSketch'
import { useOwnFocus } from './useOwnFocus'
import { WordsSketch } from './WordsSketch'

/** A page for people who choose a wallet kit. It shows what visitors notice, and how to check that in any kit. */
export function ComparePage() {
  useOwnFocus()
  return (
    <main className="compare">
      <header>
        <h1>What to compare in a wallet kit</h1>
        <p>
          Three things that visitors notice, and how to check them in any kit.
          Beside each sketch is our dialog, drawn by its own code. No other
          product is shown here, because you can open those yourself.
        </p>
      </header>

      <section aria-labelledby="time">
        <h2 id="time">Time to the list</h2>
        <p>
          Press the button, and count until you could choose a wallet. Do it on
          a slow phone, and do it on the first visit, before anything is in the
          cache.
        </p>
        <div className="pair">
          <RealDialog
            state="connect list"
            caption="You can press a wallet as soon as you see it."
          />
          <Sketch caption="From a press to the list, to scale, measured by our own bench. “Nothing loaded” is a tap before the phone has fetched any of the dialog, which ready pages avoid by loading it while nobody waits. The last two bars add the time until the button works.">
            <TimeSketch />
          </Sketch>
        </div>
        <BytesLine />
      </section>

      <section aria-labelledby="marks">
        <h2 id="marks">Wallet icons</h2>
        <p>
          Visitors find their wallet by its icon. Zoom in, switch to dark, and
          block every server but your own.
        </p>
        <div className="pair">
          <RealDialog
            state="connect other wallets"
            sheet
            caption="The icons are vector drawings from the same server as the dialog."
          />
          <Sketch caption="One icon in three sizes. What does a kit show if the picture does not arrive?">
            <MarksSketch />
          </Sketch>
        </div>
      </section>

      <section aria-labelledby="words">
        <h2 id="words">Error messages</h2>
        <p>
          Decline the request. Close the wallet’s window. Go offline. Choose a
          wallet that you do not have. Read each time what the dialog says.
        </p>
        <div className="pair">
          <RealDialog
            state="connect failed relay-unreachable"
            caption="Each of 13 failures has its own words and the one action that helps. A declined request is not an error."
          />
          <Sketch caption="Two messages about the same event: one names the error, the other answers the visitor’s questions.">
            <WordsSketch />
          </Sketch>
        </div>
      </section>

      <footer>
        <a href="/gallery">Every step and state</a>
        {' · '}
        <a href="/theme">Theme editor</a>
        {' · '}
        <a href="/docs">Guides</a>
      </footer>
    </main>
  )
}
