import { useEffect, useRef, useState } from 'react'
import { isReport, type ReportMessage } from './ReportMessage'

type Props = {
  readonly version: string
  /** URL of the release's folder. */
  readonly url: string
  /** Hash of its contract, from the channels. */
  readonly integrity: string
}

/** Runs the self-test of a release in a separate frame, because a page can only run one release. */
export function ReleaseTest({ version, url, integrity }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [report, setReport] = useState<ReportMessage>()
  useEffect(() => {
    if (!isOpen) return
    const receive = ({ data, source }: MessageEvent<unknown>) => {
      if (source === frame.current?.contentWindow && isReport(data))
        setReport(data)
    }
    addEventListener('message', receive)
    return () => removeEventListener('message', receive)
  }, [isOpen])
  if (!isOpen)
    return (
      <button type="button" onClick={() => setIsOpen(true)}>
        Run <span className="hidden">the self-test of {version}</span>
      </button>
    )
  return (
    <>
      <span className={`state ${report ? (report.ok ? 'good' : 'bad') : ''}`}>
        {report ? (report.ok ? 'Works' : 'Does not load') : 'Running …'}
      </span>
      {report && (
        <details>
          <summary>Report</summary>
          <pre>{report.text}</pre>
        </details>
      )}
      <iframe
        ref={frame}
        hidden
        title={`Self-test of ${version}`}
        src={`frame.html?${new URLSearchParams({ url, integrity })}`}
      />
    </>
  )
}
