import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Part, Suite } from './suites'

const root = path.join(import.meta.dirname, '../..')

/** Contracts that read source files as text, so that no import graph shows the dependency. They take seconds. */
const rules = ['imports', 'files', 'silence', 'sentences'].map(
  (name) => `tests/contract/source/${name}.test.ts`,
)

/**
 * Selects the unit and component tests that import a changed file, by Vitest's import graph, and the contracts about
 * source files. Selects no end-to-end tests, because they import nothing from `src`.
 * @param since git revision to compare with. @default uncommitted changes only
 * @throws Error with Vitest's output if it cannot read the graph, for example outside git
 */
export function selectChanged(
  suites: readonly Suite[],
  since?: string,
): Part[] {
  const affected = [...affectedFiles(since), ...rules]
  return suites
    .filter(({ folder }) => folder !== 'tests/e2e')
    .map((suite) => ({
      suite,
      files: affected.filter((file) => file.startsWith(`${suite.folder}/`)),
    }))
    .filter(({ files }) => files.length > 0)
    .map(({ suite, files }) => ({ suite, selection: { files } }))
}

function affectedFiles(since: string | undefined): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'walletdock-changed-'))
  const list = path.join(folder, 'files.json')
  try {
    execFileSync(
      process.execPath,
      [
        'node_modules/vitest/vitest.mjs',
        'list',
        ...['--config', 'tests/vitest.ts'],
        ...['--project', 'unit', '--project', 'component*'],
        since ? `--changed=${since}` : '--changed',
        '--filesOnly',
        `--json=${list}`,
      ],
      { cwd: root, stdio: 'pipe', encoding: 'utf8' },
    )
    const listed: { file: string }[] = JSON.parse(readFileSync(list, 'utf8'))
    return listed.map(({ file }) =>
      path.relative(root, file).split(path.sep).join('/'),
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}
