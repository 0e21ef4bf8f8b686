import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { withBlock } from '../fixtures/project/block'
import { guideFile, readGuide } from '../fixtures/project/guides'
import { bytesTable, type StageBytes } from './bytesTable'
import type { Budgets } from './judgeRows'

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

/** Stores a result, and updates the guide's table. */
export function keepBytes(bytes: StageBytes): void {
  writeFileSync(bytesFile, `${JSON.stringify(bytes, null, 2)}\n`)
  writeFileSync(guideFile(guide), guideWith(bytes))
}
