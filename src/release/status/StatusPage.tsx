import { type ReactNode, useEffect, useState } from 'react'
import {
  checkSite,
  type Finding,
  type Inspection,
  worstOf,
} from '../channels/checkSite'
import {
  assignmentsIn,
  describePastEdit,
  describeSigning,
} from '../channels/describeChannels'
import { Code, Commands } from './Commands'
import { ReleaseList } from './ReleaseList'

type Props = {
  /** URL of the site, with a slash at the end. */
  readonly url: string
  readonly inspection: Inspection
  /** The versions whose files the site does not have. */
  readonly missing: readonly string[]
  readonly readAt: Date
}

const healths = {
  good: 'Healthy',
  warning: 'Needs attention',
  bad: 'Broken',
} as const

/** Renders the status page, which shows the platform team who gets which release of a site. */
export function StatusPage({ url, inspection, missing, readAt }: Props) {
  const { site } = inspection
  const { channels } = site
  const { disabled, sequence, withdrawn = [] } = channels
  const last = site.history.find((edit) => edit.sequence === sequence)
  const [key, setKey] = useState(() =>
    decodeURIComponent(location.hash.slice(1)),
  )
  const findings = useFindings(inspection, key)
  const tone = findings && worstOf(findings)
  return (
    <>
      <header>
        <h1>Walletdock status</h1>
        <p className="quiet">
          {url}: {withCode(last ? describePastEdit(last) : `edit ${sequence}`)},
          read at {readAt.toISOString().slice(11, 16)} UTC
        </p>
      </header>
      {disabled && (
        <p className="banner" role="status">
          Nobody gets a wallet: {disabled}
        </p>
      )}
      <Card title="Who gets what">
        {tone && <p className={`state ${tone}`}>{healths[tone]}</p>}
        <ul>
          {assignmentsIn(channels).map(([who, what]) => (
            <li key={who + what}>
              <strong>{who}</strong>
              <span>{withCode(what)}</span>
            </li>
          ))}
        </ul>
        {site.mirrors && (
          <p className="quiet">Mirrors: {site.mirrors.join(', ')}</p>
        )}
        {withdrawn.length > 0 && (
          <p className="quiet">Withdrawn: {withdrawn.join(', ')}</p>
        )}
      </Card>
      <Card title="Signature">
        {/* Nobody should copy the key of a forged site into a host. */}
        {tone !== 'bad' && (
          <p className="quiet">{withCode(describeSigning(channels))}</p>
        )}
        <label>
          Public key of your team, as hosts set it (stays in this page’s URL)
          <input
            value={key}
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => {
              const entered = target.value.trim()
              setKey(entered)
              history.replaceState(null, '', `#${encodeURIComponent(entered)}`)
            }}
          />
        </label>
        {findings?.map(({ tone, text }) => (
          <p key={text} className={`state ${tone}`}>
            {withCode(text)}
          </p>
        ))}
      </Card>
      <Card title="Commands">
        <Commands channels={channels} url={url} />
      </Card>
      <Card title="Releases">
        <ReleaseList url={url} site={site} missing={missing} />
      </Card>
    </>
  )
}

/** Returns the faults of a site, or `undefined` until they are known. Only an own key proves who has signed. */
function useFindings(inspection: Inspection, key: string) {
  const [findings, setFindings] = useState<readonly Finding[]>()
  useEffect(() => {
    let isCurrent = true
    checkSite(inspection, { ownKeys: key ? [key] : [] }).then((found) => {
      if (isCurrent) setFindings(found)
    })
    return () => {
      isCurrent = false
    }
  }, [inspection, key])
  return findings
}

/** Renders a sentence of the release command. The text between backticks becomes code. */
function withCode(sentence: string): readonly ReactNode[] {
  return sentence.split('`').map((part, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their order
    at % 2 === 0 ? part : <Code key={at}>{part}</Code>,
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
