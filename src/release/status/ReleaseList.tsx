import { useEffect, useRef, useState } from 'react'
import type { SiteChannels } from '../channels/siteChannels'
import type { ReportMessage } from './frame'

/**
 * Renders the releases of a site, the newest first, and runs their self-tests.
 * @param props.url URL of the site, with a slash at the end
 * @param props.missing the versions whose files the site does not have
 */
export function ReleaseList({
  url,
  site: { channels, history },
  missing,
}: {
  readonly url: string
  readonly site: SiteChannels
  readonly missing: readonly string[]
}) {
  const [isTesting, setIsTesting] = useState(false)
  const addedAt = (version: string) =>
    history
      .find(({ words }) => words.join(' ') === `release ${version}`)
      ?.at.slice(0, 10)
  return (
    <>
      <button type="button" onClick={() => setIsTesting(true)}>
        Run all self-tests
      </button>
      <ul>
        {Object.entries(channels.releases)
          .reverse()
          .map(([version, { contract }]) => (
            <li key={version}>
              <strong>{version}</strong>
              <span>
                {missing.includes(version) ? (
                  <span className="state bad">Files are missing</span>
                ) : (
                  isTesting && (
                    <SelfTest
                      url={`${url}releases/${version}/`}
                      integrity={contract}
                    />
                  )
                )}
              </span>
              <span className="quiet">{addedAt(version)}</span>
            </li>
          ))}
      </ul>
    </>
  )
}

/** Runs the self-test of a release in a separate frame, because a page can only run one release. */
function SelfTest(release: {
  readonly url: string
  readonly integrity: string
}) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [report, setReport] = useState<ReportMessage>()
  useEffect(() => {
    const receive = ({ data, source }: MessageEvent<ReportMessage>) => {
      // Only our own frame has this window.
      if (source === frame.current?.contentWindow) setReport(data)
    }
    addEventListener('message', receive)
    return () => removeEventListener('message', receive)
  }, [])
  return (
    <>
      {report ? (
        <details>
          <summary className={`state ${report.ok ? 'good' : 'bad'}`}>
            {report.ok ? 'Works' : 'Doesn’t load'}: report
          </summary>
          <pre>{report.text}</pre>
        </details>
      ) : (
        'Running…'
      )}
      <iframe
        ref={frame}
        hidden
        title="Self-test"
        src={`frame.html?${new URLSearchParams(release)}`}
      />
    </>
  )
}
