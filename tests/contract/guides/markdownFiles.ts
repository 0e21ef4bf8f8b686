import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { guidesFolder } from '../../fixtures/project/guides'

const root = path.join(import.meta.dirname, '../../..')

/** A markdown file that people read. */
export type MarkdownFile = {
  /** Path inside the repository, with forward slashes. */
  readonly file: string
  readonly text: string
}

/** Returns the guides, and the pages that link to them. */
export function markdownFiles(): readonly MarkdownFile[] {
  const guides = readdirSync(guidesFolder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => `host-example/docs/${name}`)
  const others = ['README.md', 'host-example/README.md', 'CHANGELOG.md']
  const forge = ['.github/CONTRIBUTING.md', '.github/SECURITY.md']
  return [...others, ...forge, ...guides].map((file) => ({
    file,
    text: readFileSync(path.join(root, file), 'utf8'),
  }))
}
