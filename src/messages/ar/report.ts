import type { ReportWords } from '../report'

/** What is said where a report can be copied, in Arabic. */
export const reportWords: ReportWords = {
  label: 'التقرير',
  copy: 'انسخ التقرير',
  copied: 'تم نسخ التقرير',
  copyFailed: 'تعذّر النسخ. انسخ التقرير من هنا:',
}
