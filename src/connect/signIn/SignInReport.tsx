import { onDemand } from '../../ui/onDemand'
import { useOnDemand } from '../../ui/useOnDemand'
import * as styles from './SignInForm.styles'
import type { SignInFormProps } from './SignInFormProps'

// Most visitors sign in without a failure.
const report = onDemand(() =>
  import('./SignInFailure').then(({ SignInFailure }) => SignInFailure),
)

/** What went wrong in signing in, to be copied. Its place is kept while it is on its way. */
export function SignInReport(props: SignInFormProps) {
  const { value: Report } = useOnDemand(report)
  return <div className={styles.report}>{Report && <Report {...props} />}</div>
}
