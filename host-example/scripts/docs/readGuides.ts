import { readFileSync } from 'node:fs'
import path from 'node:path'

/** A guide in Markdown. */
export type Guide = {
  /** Name of the file without its extension, such as `ship`. `README` is the list of guides. */
  readonly name: string
  readonly title: string
  /** Text of the guide, in Markdown. */
  readonly text: string
}

/** The guides under one heading of the list. */
export type GuideGroup = {
  readonly heading: string
  readonly guides: readonly Guide[]
}

/** Folder of the guides. */
export const guidesFolder = path.join(import.meta.dirname, '../../docs')

/** Reads a guide by its name. @throws Error if it has no title */
export function readGuide(name: string, folder = guidesFolder): Guide {
  const text = readFileSync(path.join(folder, `${name}.md`), 'utf8')
  const title = /^# (.+)$/m.exec(text)?.[1]
  if (!title) throw new Error(`${name}.md has no title.`)
  return { name, title, text }
}

/** Reads all guides, in the order and under the headings of the list. */
export function readGroups(folder = guidesFolder): readonly GuideGroup[] {
  const [, ...parts] = readGuide('README', folder).text.split('\n## ')
  return parts.map((part) => ({
    heading: part.split('\n')[0] ?? '',
    guides: [...part.matchAll(/\]\(([\w-]+)\.md\)/g)].map(([, name = '']) =>
      readGuide(name, folder),
    ),
  }))
}
