import { CopyText, type CopyWords } from '../ui/CopyText'
import {
  failureReport,
  type ReportFacts,
} from '../wallet/session/failureReport'

/** A button that copies an error report for support. */
export function FailureReport(props: {
  readonly facts: ReportFacts
  readonly words: CopyWords
}) {
  return (
    <CopyText
      tone="quiet"
      text={failureReport(props.facts)}
      words={props.words}
      data-testid="wd-copy-report"
    />
  )
}
