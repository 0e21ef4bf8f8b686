import { Mark } from './Mark'

type Props = {
  /** Problems that stop the wallet. `undefined` while the test runs. */
  readonly problems: readonly string[] | undefined
}

/** The result of the test in one line, and the problems to solve. */
export function Verdict({ problems }: Props) {
  return (
    <div className="verdict" role="status" data-verdict={verdictOf(problems)}>
      {problems && (
        <Mark verdict={problems.length > 0 ? 'blocked' : 'allowed'} />
      )}
      <div>
        <p className="verdict-line">{lineOf(problems)}</p>
        {problems && problems.length > 0 && (
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

function verdictOf(problems: Props['problems']) {
  if (!problems) return 'running'
  return problems.length > 0 ? 'problems' : 'fine'
}

function lineOf(problems: Props['problems']): string {
  if (!problems) return 'Checking…'
  if (problems.length === 0) return 'Everything the wallet needs works here.'
  return problems.length === 1
    ? 'One problem stops the wallet.'
    : `${problems.length} problems stop the wallet.`
}
