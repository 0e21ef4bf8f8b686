import type { ChainView } from '../../data/chains/Chain'
import type { ReportWords } from '../../data/messages/report'
import type { Failure } from '../../errors/Failure'
import { copyText } from '../../platform/page/clipboard'
import { CopyText } from '../../ui/copy/CopyText'
import { failureReport } from '../../wallet/session/failureReport'
import type { Account } from '../../wallet/session/State'

/** A button that copies an error report for support. */
export function NoticeReport(props: NoticeReportProps) {
  const { account, chain, failure, words } = props
  const { address, connector: wallet } = account
  return (
    <CopyText
      tone="quiet"
      text={failureReport({
        failure,
        request: 'switch',
        wallet,
        chain,
        address,
      })}
      words={words}
      write={copyText}
      data-testid="wd-copy-report"
    />
  )
}

type NoticeReportProps = {
  readonly account: Account
  readonly chain: ChainView
  readonly failure: Failure
  readonly words: ReportWords
}
