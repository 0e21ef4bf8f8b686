import { useEffect, useRef, useState } from 'react'

/** Message from the frame of a self-test to the status page. */
export type ReportMessage = {
  /** True if the release has loaded. */
  readonly ok: boolean
  readonly text: string
}

/**
 * Runs the self-test of a release in a separate frame, because a page can only run one release.
 * @param props.url URL of the release's folder
 * @param props.isOpen true to run without a click
 * @param props.integrity hash of its contract, from the channels
 */
export function ReleaseTest({
  version,
  url,
  integrity,
  isOpen: isOpenAnyway,
}: {
  readonly version: string
  readonly url: string
  readonly integrity: string
  readonly isOpen: boolean
}) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isClicked, setIsClicked] = useState(false)
  const isOpen = isOpenAnyway || isClicked
  const [report, setReport] = useState<ReportMessage>()
  useEffect(() => {
    if (!isOpen) return
    const receive = ({ data, source }: MessageEvent<ReportMessage>) => {
      // Only our own frame has this window.
      if (source === frame.current?.contentWindow) setReport(data)
    }
    addEventListener('message', receive)
    return () => removeEventListener('message', receive)
  }, [isOpen])
  const title = `self-test of ${version}`
  if (!isOpen)
    return (
      <button
        type="button"
        aria-label={`Run the ${title}`}
        onClick={() => setIsClicked(true)}
      >
        Run
      </button>
    )
  const tone = report && (report.ok ? 'good' : 'bad')
  return (
    <>
      <span className={`state ${tone ?? ''}`}>
        {report ? (report.ok ? 'Works' : 'Doesn’t load') : 'Running…'}
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
        title={title}
        src={`frame.html?${new URLSearchParams({ url, integrity })}`}
      />
    </>
  )
}
