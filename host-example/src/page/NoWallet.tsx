import type { LoadFailure } from 'walletdock/host'

type Props = {
  readonly failure: LoadFailure
  readonly onRetry: () => void
}

/** Says that the wallet did not load, and that the rest of the page works. */
export function NoWallet({ failure, onRetry }: Props) {
  return (
    <div className="no-wallet" role="status" data-reason={failure.reason}>
      <p>
        <strong>The wallet didn’t load.</strong> The rest of this page works.
        Try again, or come back later.
      </p>
      <button type="button" className="button" onClick={onRetry}>
        Try again
      </button>
    </div>
  )
}
