/**
 * A version is published only once the changelog says what it changes.
 * @throws Error when it does not
 */
export function demandSection(changelog: string, version: string): void {
  if (changelog.split('\n').includes(`## ${version}`)) return
  throw new Error(
    `CHANGELOG.md has no section "## ${version}". Write there what changes for hosts, platform teams and visitors.`,
  )
}
