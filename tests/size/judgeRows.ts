import { inKb, type Row } from './weighStages'

/** KB of 1024 bytes, by stage. */
export type Budgets = Readonly<Record<string, number>>

export type Verdict = {
  readonly lines: readonly string[]
  /** Everything that is wrong, as sentences. */
  readonly wrong: readonly string[]
}

/**
 * Compares rows with their budgets. A stage without files or without a budget counts as wrong, because it was not
 * measured.
 */
export function judgeRows(rows: readonly Row[], budgets: Budgets): Verdict {
  const lines = [line('stage', 'files', 'KB gzip', 'budget')]
  const wrong: string[] = []
  for (const { stage, files, bytes } of rows) {
    const budget = budgets[stage]
    lines.push(
      line(stage, String(files.length), inKb(bytes), String(budget ?? 'none')),
    )
    if (budget === undefined) wrong.push(`${stage} has no budget.`)
    else if (bytes === 0) wrong.push(`${stage} downloaded nothing.`)
    else if (bytes > budget * 1024)
      wrong.push(`${stage} is ${inKb(bytes)} KB, its budget is ${budget} KB.`)
  }
  const stages = new Set(rows.map(({ stage }) => stage))
  for (const stage of Object.keys(budgets))
    if (!stages.has(stage)) wrong.push(`${stage} has a budget and no row.`)
  return { lines, wrong }
}

function line(stage: string, files: string, size: string, budget: string) {
  return [
    stage.padEnd(20),
    files.padStart(5),
    size.padStart(9),
    budget.padStart(8),
  ].join('')
}
