/** What is said where a report can be copied. */
export type ReportWords = {
  /** What the text is. */
  readonly label: string
  readonly copy: string
  readonly copied: string
  readonly copyFailed: string
}

export const reportWords: ReportWords = {
  label: 'Report',
  copy: 'Copy report',
  copied: 'Report copied',
  copyFailed: 'Couldn’t copy. Copy the report from here:',
}
