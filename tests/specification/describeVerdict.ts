import type { Verdict } from './judgeSpecification'

/** A requirement, what shows it, and what is wrong: a line each. Pure. */
export function describeVerdict(verdict: Verdict): string[] {
  const { requirement, proofs, problems, notShownYet } = verdict
  const mark = problems.length > 0 ? '✗' : notShownYet ? '…' : '✓'
  return [
    `${mark} ${requirement.id.padEnd(5)} ${requirement.text}`,
    ...proofs.map(({ line }) => `          ${line}`),
    ...problems.map((problem) => `        ! ${problem}`),
    ...(notShownYet ? [`        ! not shown yet: ${notShownYet}`] : []),
  ]
}
