import type { ReactNode } from 'react'
import type { Channels } from '../../kit/Channels'
import {
  assignmentsIn,
  describeSigning,
  type Finding,
} from '../channels/describeChannels'
import { ReleaseTest } from './ReleaseTest'
import type { SiteRelease } from './readReleases'
import { VisitorForm } from './VisitorForm'

type Props = {
  /** The channels, with all releases and the settings of hosts. */
  readonly channels: Channels
  readonly findings: readonly Finding[]
  readonly releases: readonly SiteRelease[]
}

/** Renders the status page, which shows the platform team who gets which release of a site. */
export function StatusPage({ channels, findings, releases }: Props) {
  const { disabled, sequence, withdrawn = [] } = channels
  return (
    <>
      <header>
        <h1>Walletdock status</h1>
        <p className="quiet">
          Edit {sequence} of <code>channels.json</code>
        </p>
      </header>
      {disabled && (
        <p className="banner" role="status">
          Nobody gets a wallet: {disabled}
        </p>
      )}
      <Card title="Who gets what">
        <table>
          <tbody>
            {assignmentsIn(channels).map(([who, what]) => (
              <tr key={who + what}>
                <th scope="row">{who}</th>
                <td>{withCode(what)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {withdrawn.length > 0 && (
          <p className="quiet">Withdrawn: {withdrawn.join(', ')}</p>
        )}
      </Card>
      <Card title="Signature">
        <p className="quiet">{withCode(describeSigning(channels))}</p>
        {findings.map(({ tone, text }) => (
          <p key={text} className={`state ${tone}`}>
            {withCode(text)}
          </p>
        ))}
      </Card>
      <Card title="What does a visitor get?">
        <VisitorForm channels={channels} />
      </Card>
      <Card title="Releases">
        <ReleaseTable channels={channels} releases={releases} />
      </Card>
    </>
  )
}

/** Renders a sentence of the release command. The text between backticks becomes code. */
function withCode(sentence: string): readonly ReactNode[] {
  return sentence.split('`').map((part, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their order
    at % 2 === 0 ? part : <code key={at}>{part}</code>,
  )
}

function Card({
  title,
  children,
}: {
  readonly title: string
  readonly children: ReactNode
}) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

/** Renders the releases of a site with their sizes, and a self-test for each. */
function ReleaseTable({ channels, releases }: Omit<Props, 'findings'>) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Version</th>
          <th scope="col">Date</th>
          <th scope="col">First visit</th>
          <th scope="col">Self-test</th>
        </tr>
      </thead>
      <tbody>
        {releases.map(({ version, url, isThere, date, bytes }) => (
          <tr key={version}>
            <th scope="row">{version}</th>
            <td data-label="Date">{date?.toISOString().slice(0, 10) ?? '–'}</td>
            <td data-label="First visit">
              {bytes === undefined ? '–' : `${(bytes / 1000).toFixed(1)} KB`}
            </td>
            <td>
              {isThere ? (
                <ReleaseTest
                  version={version}
                  url={url}
                  integrity={channels.releases[version]?.contract ?? ''}
                />
              ) : (
                <span className="state bad">Files are missing</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
