import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { withBlock } from '../fixtures/project/block'
import { guideFile, readGuide } from '../fixtures/project/guides'
import { bytesTable, type StageBytes } from './bytesTable'
import type { Budgets } from './judgeRows'
import { inKb } from './weighStages'

const bytesFile = path.join(import.meta.dirname, 'bytes.json')
const guide = 'how-it-is-built'

/** The result that was stored last. */
export function lastBytes(): StageBytes {
  return JSON.parse(readFileSync(bytesFile, 'utf8'))
}

/** The stages and their budgets. */
export function readBudgets(): Budgets {
  const file = path.join(import.meta.dirname, '../../package.json')
  return JSON.parse(readFileSync(file, 'utf8')).walletdock.budgets
}

/** The guide with a table of these bytes. */
export function guideWith(bytes: StageBytes): string {
  const table = bytesTable(bytes, readBudgets())
  return withBlock(readGuide(guide), 'bytes', table)
}

/**
 * The guide that compares kit and remotes, with these bytes in its table.
 * @throws Error if the table has no row for them
 */
export function comparisonWith(bytes: StageBytes): string {
  const rows: readonly (readonly [string, string, string])[] = [
    ['in your bundle, gzip', 'host kit', 'federation runtime'],
    ['first visit, gzip', 'first visit', 'by remotes'],
  ]
  return rows.reduce((guide, [name, ...stages]) => {
    const row = new RegExp(`^\\| ${name} \\|.*$`, 'm')
    if (!row.test(guide)) throw new Error(`The guide has no row "${name}".`)
    const cells = stages.map((stage) => `${inKb(bytes[stage] ?? 0)} KB`)
    return guide.replace(row, `| ${[name, ...cells].join(' | ')} |`)
  }, readGuide('remotes'))
}

/** Stores a result, and updates the tables of the guides. */
export function keepBytes(bytes: StageBytes): void {
  writeFileSync(bytesFile, `${JSON.stringify(bytes, null, 2)}\n`)
  writeFileSync(guideFile(guide), guideWith(bytes))
  writeFileSync(guideFile('remotes'), comparisonWith(bytes))
}
