import type { TestRun } from './readReport'

export type Verdict = {
  readonly id: string
  readonly text: string
  /** The tests whose titles carry the id. */
  readonly tests: readonly TestRun[]
  /** Why the requirement is not proven. Empty if it is proven, or listed as missing. */
  readonly problems: readonly string[]
  /** The reason why no test proves it yet, if it is listed as missing. */
  readonly notProvenYet?: string | undefined
}

export type Judgement = {
  readonly verdicts: readonly Verdict[]
  /** Faults of the list and of the ids in titles. */
  readonly problems: readonly string[]
}

type Texts = Readonly<Record<string, string>>

/** More tests of one file than this are counted, not named. */
const mostNamed = 3

/** Returns the requirement ids in a title: `['4.3', 'D7']` for `closes [4.3] [D7]`. */
export function idsIn(title: string): string[] {
  const ids = title.matchAll(/(?<=^| )\[(\d+\.\d+[a-z]?|[A-Z]\d+[a-z]?)\]/g)
  return [...ids].map(([, id = '']) => id)
}

/** Compares the requirements with the tests that ran. Pure. */
export function judgeSpecification(
  requirements: Texts,
  missing: Texts,
  runs: readonly TestRun[],
): Judgement {
  const tests = new Map<string, Set<TestRun>>()
  for (const run of runs)
    for (const id of idsIn(run.name))
      tests.set(id, (tests.get(id) ?? new Set()).add(run))
  return {
    verdicts: Object.entries(requirements).map(([id, text]) =>
      judge(id, text, [...(tests.get(id) ?? [])], missing[id]),
    ),
    problems: [
      ...[...tests]
        .filter(([id]) => !(id in requirements))
        .flatMap(
          ([id, [first]]) => `[${id}] in ${first?.name} is not a requirement`,
        ),
      ...Object.keys(missing).flatMap((id) => {
        if (!(id in requirements))
          return `${id} is listed as missing, but is not a requirement`
        return tests.has(id) ? `${id} is listed as missing, but has tests` : []
      }),
    ],
  }
}

function judge(
  id: string,
  text: string,
  tests: readonly TestRun[],
  notProvenYet: string | undefined,
): Verdict {
  if (tests.length === 0)
    return {
      id,
      text,
      tests,
      problems: notProvenYet === undefined ? ['no test proves it'] : [],
      notProvenYet,
    }
  const problems = tests
    .filter(({ outcome }) => outcome !== 'passed')
    .map(({ name, outcome }) => `${outcome}: ${name}`)
  return { id, text, tests, problems }
}

/** Returns the lines that print a requirement, its tests and its problems. Pure. */
export function describeVerdict(verdict: Verdict): string[] {
  const { id, text, problems, notProvenYet } = verdict
  const mark = problems.length > 0 ? '✗' : notProvenYet ? '…' : '✓'
  return [
    `${mark} ${id.padEnd(5)} ${text}`,
    ...describeTests(verdict.tests).map((line) => `          ${line}`),
    ...problems.map((problem) => `        ! ${problem}`),
    ...(notProvenYet ? [`        ! not proven yet: ${notProvenYet}`] : []),
  ]
}

function describeTests(tests: readonly TestRun[]): string[] {
  const fileOf = ({ name }: TestRun) => name.split(' > ')[0]
  return [...new Set(tests.map(fileOf))].flatMap((file) => {
    const inFile = tests.filter((test) => fileOf(test) === file)
    return inFile.length > mostNamed
      ? [`${file} > ${inFile.length} tests`]
      : inFile.map(({ name }) => name)
  })
}
