import { english } from '../../src/data/messages/english'
import { grammarOf } from '../../src/data/messages/Grammar'
import type { Messages } from '../../src/data/messages/Messages'
import { languages } from '../../src/data/messages/otherLanguages'

/** Of a language that we have. */
export type Tag = 'en' | OtherTag
type OtherTag = keyof typeof languages

/** Every language besides English. `Object.keys` forgets the type of the keys. */
const otherTags = Object.keys(languages) as readonly OtherTag[]

/** Every language, English first. */
export const tags: readonly Tag[] = ['en', ...otherTags]

const loaded = new Map<string, Messages>(
  await Promise.all(tags.map(async (tag) => [tag, await load(tag)] as const)),
)

/** @throws for a language that we do not have */
export function languageOf(tag: Tag): Messages {
  const language = loaded.get(tag)
  if (!language) throw new Error(`There is no language “${tag}”.`)
  return language
}

async function load(tag: Tag): Promise<Messages> {
  return tag === 'en'
    ? english
    : (await languages[tag]()).messages(grammarOf(tag))
}
