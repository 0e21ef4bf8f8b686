import type { Missing, Requirement } from './Requirement'
import type { TestRun } from './TestRun'

export type Proof = {
  readonly line: string
  readonly tests: readonly TestRun[]
}

/** What is to be said of one requirement. */
export type Verdict = {
  readonly requirement: Requirement
  /** Each line that names tests, with those that were run. */
  readonly proofs: readonly Proof[]
  /** Why it is not shown; empty when it is, or when that is known. */
  readonly problems: readonly string[]
  /** Why no test shows it yet, where that is known. */
  readonly notShownYet?: string | undefined
}

export type Judgement = {
  readonly verdicts: readonly Verdict[]
  /** What is wrong with the list itself. */
  readonly problems: readonly string[]
}

/** Holds each requirement against the tests that were run. Pure. */
export function judgeSpecification(
  requirements: readonly Requirement[],
  missing: readonly Missing[],
  runs: readonly TestRun[],
): Judgement {
  const reasons = new Map(missing.map(({ id, reason }) => [id, reason]))
  return {
    verdicts: requirements.map((requirement) =>
      judge(requirement, reasons.get(requirement.id), runs),
    ),
    problems: judgeList(requirements, missing),
  }
}

function judge(
  requirement: Requirement,
  reason: string | undefined,
  runs: readonly TestRun[],
): Verdict {
  const { shownBy } = requirement
  if (shownBy.length === 0)
    return {
      requirement,
      proofs: [],
      problems: reason ? [] : ['no test shows it'],
      notShownYet: reason,
    }
  const proofs = shownBy.map((line) => ({ line, tests: named(line, runs) }))
  return { requirement, proofs, problems: proofs.flatMap(problemsOf) }
}

function problemsOf({ line, tests }: Proof): string[] {
  if (tests.length === 0) return [`not there or not run: ${line}`]
  const { cases, isTable } = readLine(line)
  const isWhole = isTable ? tests.length >= cases : tests.length === cases
  const missed = isWhole
    ? []
    : [`stands for ${cases} tests, ${tests.length} were run: ${line}`]
  const failed = tests
    .filter(({ outcome }) => outcome !== 'passed')
    .map(({ name, outcome }) => `${outcome}: ${name}`)
  return [...missed, ...failed]
}

/** A star stands for any text, anything else for itself. */
function named(line: string, runs: readonly TestRun[]): TestRun[] {
  const literal = readLine(line).name.replace(/[\\^$.+?()[\]{}|]/g, '\\$&')
  const pattern = new RegExp(`^${literal.replaceAll('*', '.*')}$`, 's')
  return runs.filter(({ name }) => pattern.test(name))
}

/** A line that names a table of cases ends with their least number: none is lost unseen, and a new one is no failure. */
function readLine(line: string) {
  const [, name = line, cases] = /^(.*) ×(\d+)$/s.exec(line) ?? []
  return { name, cases: Number(cases ?? 1), isTable: cases !== undefined }
}

function judgeList(
  requirements: readonly Requirement[],
  missing: readonly Missing[],
): string[] {
  const shown = new Map<string, boolean>()
  const problems: string[] = []
  for (const { id, shownBy } of requirements) {
    if (shown.has(id)) problems.push(`two requirements are numbered ${id}`)
    shown.set(id, shownBy.length > 0)
  }
  for (const { id } of missing) {
    if (!shown.has(id))
      problems.push(`${id} is called missing, but is no requirement`)
    if (shown.get(id)) problems.push(`${id} is shown, and called missing`)
  }
  return problems
}
