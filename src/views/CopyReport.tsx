import type { ComponentProps } from 'react'
import { onDemand, useOnDemand } from '../ui/onDemand'
import type { FailureReport } from './FailureReport'

// Loaded on demand, because most visitors never see a failure.
const report = onDemand(() =>
  import(/* webpackChunkName: 'failureReport' */ './FailureReport').then(
    (module) => module.FailureReport,
  ),
)

/** A button that copies an error report for support, once its code has loaded. */
export function CopyReport(props: ComponentProps<typeof FailureReport>) {
  const { value: Report } = useOnDemand(report)
  return Report && <Report {...props} />
}
