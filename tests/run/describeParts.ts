import type { Part } from './suites'

const most = 20

/** Returns one line per selected test file, at most 20 of each suite. Pure. */
export function describeParts(parts: readonly Part[]): string[] {
  return parts.flatMap(({ suite, selection: { files = [], title } }) => [
    `${suite.name}${title ? `, tests named "${title}"` : ''}`,
    ...files.slice(0, most).map((file) => `  ${file}`),
    ...(files.length > most ? [`  … and ${files.length - most} more`] : []),
  ])
}
