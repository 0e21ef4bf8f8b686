import { CopyText, type CopyWords } from '../../ui/CopyText'
import {
  failureReport,
  type ReportFacts,
} from '../../wallet/session/failureReport'
import type { Account } from '../../wallet/session/State'

/** A button that copies an error report for support. */
export function NoticeReport(
  props: Pick<ReportFacts, 'chain' | 'failure'> & {
    readonly account: Account
    readonly words: CopyWords
  },
) {
  const { account, chain, failure, words } = props
  const { address, connector: wallet } = account
  const request = 'switch'
  return (
    <CopyText
      tone="quiet"
      text={failureReport({ failure, request, wallet, chain, address })}
      words={words}
      data-testid="wd-copy-report"
    />
  )
}
