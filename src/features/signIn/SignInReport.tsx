import { onDemand } from '../../ui/onDemand'
import { useOnDemand } from '../../ui/useOnDemand'
import type { SignInReportProps } from './SignInFailure'
import * as styles from './SignInForm.styles'

// Loaded on demand, because most sign-ins succeed.
const report = onDemand(() =>
  import(/* webpackChunkName: 'failureReport' */ './SignInFailure').then(
    ({ SignInFailure }) => SignInFailure,
  ),
)

/** A report of the latest sign-in failure that can be copied. Its space is reserved while the code loads. */
export function SignInReport(props: SignInReportProps) {
  const { value: Report } = useOnDemand(report)
  return <div className={styles.report}>{Report && <Report {...props} />}</div>
}
