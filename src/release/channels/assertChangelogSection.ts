/**
 * Rejects a version without a section in the changelog.
 * @throws Error whose message says what to write
 */
export function assertChangelogSection(
  changelog: string,
  version: string,
): void {
  if (changelog.split('\n').includes(`## ${version}`)) return
  throw new Error(
    `CHANGELOG.md has no section "## ${version}". Write there what changes for hosts, platform teams and visitors.`,
  )
}
