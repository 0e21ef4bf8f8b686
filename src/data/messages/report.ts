/** Texts of a report that can be copied. */
export type ReportWords = typeof reportWords

export const reportWords = {
  /** Name of the text. */
  label: 'Report',
  copy: 'Copy report',
  copied: 'Report copied',
  copyFailed: 'Couldn’t copy. Copy the report from here:',
}
