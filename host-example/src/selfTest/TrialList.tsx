import type { PolicyTrial } from 'walletdock/host/selfTest'
import { Mark } from './Mark'

type Props = { readonly trials: readonly PolicyTrial[] }

/** The checks of the policy, each with its result. */
export function TrialList({ trials }: Props) {
  return (
    <ul className="trials">
      {trials.map(({ what, directive, verdict }) => (
        <li key={what} data-verdict={verdict}>
          <Mark verdict={verdict} />
          <span className="trial-what">
            {what} <code>{directive}</code>
          </span>
          <span className="trial-verdict">{verdict}</span>
        </li>
      ))}
    </ul>
  )
}
