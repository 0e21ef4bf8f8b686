import { CopyText } from '../../ui/CopyText'
import { onDemand, useOnDemand } from '../../ui/onDemand'
import type { ReportFacts } from '../../wallet/session/failureReport'
import { useDialog } from '../DialogContext'
import * as styles from './CopyReport.styles'

// Loaded on demand, because most visitors never see a failure.
const report = onDemand(() =>
  import(
    /* webpackChunkName: 'failureReport' */ '../../wallet/session/failureReport'
  ).then((module) => module.failureReport),
)

/** A button that copies an error report for support. Its space is reserved while the code loads. */
export function CopyReport({ facts }: { readonly facts: ReportFacts }) {
  const { messages } = useDialog()
  const { value: write } = useOnDemand(report)
  return (
    <div className={styles.report}>
      {write && (
        <CopyText
          tone="quiet"
          text={write(facts)}
          words={messages.report}
          data-testid="wd-copy-report"
        />
      )}
    </div>
  )
}
