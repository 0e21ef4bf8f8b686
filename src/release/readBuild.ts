import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from './channels/releaseFiles'
import { releaseOf } from './channels/site'

/** Reads the built release. @throws Error if there is no build, or no section for its version in the changelog */
export function readBuild() {
  const folder = path.resolve('dist')
  if (!existsSync(path.join(folder, 'contract.json')))
    throw new Error(
      'There is no build in the folder dist. Run `npm run build` first. `--help` lists the other commands.',
    )
  const { version, ...release } = releaseOf(folder)
  const changelog = readFileSync('CHANGELOG.md', 'utf8')
  assertChangelogSection(changelog, version)
  return { folder, version, release, list: listFiles(folder) }
}

/** Rejects a version without a section in the changelog. */
export function assertChangelogSection(
  changelog: string,
  version: string,
): void {
  if (changelog.split('\n').includes(`## ${version}`)) return
  throw new Error(
    `CHANGELOG.md has no section "## ${version}". Write there what changes for hosts, platform teams and visitors.`,
  )
}
