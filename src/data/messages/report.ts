/** Texts of a report that can be copied. */
export type ReportWords = {
  /** Name of the text. */
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
