import { describeCopy, type SelfTestReport } from 'walletdock/host/selfTest'
import { Card } from '../cards/Card'
import { Facts } from '../cards/Facts'
import { TrialList } from './TrialList'

type Props = {
  /** `undefined` while the test runs. The cards are shown without values meanwhile. */
  readonly report: SelfTestReport | undefined
}

/** The results of the self-test, one card per subject. */
export function Findings({ report }: Props) {
  const { remote, copies = [], wallets = [], policy = [] } = report ?? {}
  return (
    <div className="cards" aria-busy={!report}>
      <div className="column">
        <Card title="The remote">
          <Facts
            facts={{
              Version: remote?.ok ? remote.version : undefined,
              Contract: remote?.ok ? remote.contract : undefined,
              Mode: remote?.ok ? remote.mode : undefined,
              'Loaded in': remote?.ok ? `${remote.tookMs} ms` : undefined,
              From: remote?.ok ? remote.url : undefined,
            }}
          />
          {remote && (
            <p className="quiet">{remote.ok ? remote.why : remote.message}</p>
          )}
        </Card>
      </div>
      <div className="column">
        <Card title="Shared copies" note="Libraries that the wallet runs on">
          <Facts
            facts={Object.fromEntries(
              copies.map((copy) => [copy.library, describeCopy(copy)]),
            )}
          />
        </Card>
        <Card title="Wallets found" note="By the names that they announce">
          {report && wallets.length === 0 && (
            <p className="none">No wallet has announced itself.</p>
          )}
          <ul className="found">
            {wallets.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </Card>
      </div>
      <div className="column policy">
        <Card
          title="Content-Security-Policy"
          note="What the wallet needs under this page’s policy"
        >
          {report && policy.length === 0 && (
            <p className="none">A sandboxed frame can’t check this.</p>
          )}
          <TrialList trials={policy} />
        </Card>
      </div>
    </div>
  )
}
