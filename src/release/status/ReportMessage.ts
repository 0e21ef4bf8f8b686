/** Message from the frame of a self-test to the status page. */
export type ReportMessage = {
  readonly type: 'walletdock-report'
  /** True if the release has loaded. */
  readonly ok: boolean
  /** The report as text. */
  readonly text: string
}

/** Returns whether a message has the format of a frame's report. */
export function isReport(data: unknown): data is ReportMessage {
  const { type, ok, text } = Object(data)
  return (
    type === 'walletdock-report' &&
    typeof ok === 'boolean' &&
    typeof text === 'string'
  )
}
