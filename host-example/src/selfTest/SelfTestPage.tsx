import { describeSelfTest } from 'walletdock/host/selfTest'
import { Apple } from '../page/Apple'
import { CopyReport } from './CopyReport'
import { Findings } from './Findings'
import { problemsIn } from './problemsIn'
import { useSelfTest } from './useSelfTest'
import { Verdict } from './Verdict'

/** Shows whether the wallet works on this page, for the person who runs the test and for those who help. */
export function SelfTestPage() {
  const { outcome, again } = useSelfTest()
  const { report, error } = outcome ?? {}
  const problems = report ? problemsIn(report) : error ? [error] : undefined
  return (
    <div className="app">
      <header className="header">
        <a className="brand" href="/">
          <Apple kind="red" />
          <span>Windfall</span>
        </a>
      </header>
      <main>
        <div className="self-test-head">
          <div>
            <h1>Self-test</h1>
            <p className="quiet">
              Checks whether the wallet works on this page. No wallet is
              prompted.
            </p>
          </div>
          <div className="actions">
            <button
              type="button"
              className="button"
              disabled={!outcome}
              onClick={again}
            >
              Run again
            </button>
            <CopyReport text={report && describeSelfTest(report)} />
          </div>
        </div>
        <Verdict problems={problems} />
        <Findings report={report} />
      </main>
    </div>
  )
}
