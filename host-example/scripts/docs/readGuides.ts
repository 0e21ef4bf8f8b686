import { readFileSync } from 'node:fs'
import path from 'node:path'

/** A guide as it is written. */
export type Guide = {
  /** Its file without the ending, such as `ship`; `README` is the list of guides. */
  readonly name: string
  readonly title: string
  /** Markdown. */
  readonly text: string
}

/** Guides under a heading of the list. */
export type GuideGroup = {
  readonly heading: string
  readonly guides: readonly Guide[]
}

/** Where they are. */
export const guidesFolder = path.join(import.meta.dirname, '../../docs')

/** A guide by its name. @throws Error when it has no title */
export function readGuide(name: string): Guide {
  const text = readFileSync(path.join(guidesFolder, `${name}.md`), 'utf8')
  const title = /^# (.+)$/m.exec(text)?.[1]
  if (!title) throw new Error(`${name}.md has no title.`)
  return { name, title, text }
}

/** All guides, in the order and under the headings of the list. */
export function readGroups(): readonly GuideGroup[] {
  const [, ...parts] = readGuide('README').text.split('\n## ')
  return parts.map((part) => ({
    heading: part.split('\n')[0] ?? '',
    guides: [...part.matchAll(/\]\(([\w-]+)\.md\)/g)].map(([, name = '']) =>
      readGuide(name),
    ),
  }))
}
