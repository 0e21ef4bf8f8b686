/** What the frame of a self-test reports to the status page. */
export type ReportMessage = {
  readonly type: 'walletdock-report'
  /** True if the release has loaded. */
  readonly ok: boolean
  /** The report as text. */
  readonly text: string
}

/** Returns true for a message of the frame. */
export function isReport(data: unknown): data is ReportMessage {
  const { type, ok, text } = Object(data)
  return (
    type === 'walletdock-report' &&
    typeof ok === 'boolean' &&
    typeof text === 'string'
  )
}
