import type { DialogMessages } from '../messages/dialogs'
import type { ReportFacts } from '../session/failureReport'
import { arrival } from '../ui/arrival'
import { useArrival } from '../ui/useArrival'
import * as styles from './SignInForm.styles'

// Most visitors sign in without a failure.
const report = arrival(() =>
  import('./CopyReport').then(({ CopyReport }) => CopyReport),
)

/** What went wrong in signing in, to be copied. Its place is kept while it is on its way. */
export function SignInReport(props: SignInReportProps) {
  const { value: Report } = useArrival(report)
  return <div className={styles.report}>{Report && <Report {...props} />}</div>
}

type SignInReportProps = {
  readonly facts: ReportFacts
  readonly messages: DialogMessages
}
