import type { Tag } from '../allLanguages'

/**
 * The words without which a sentence no longer protects the visitor, by its place and language, parted by ` · `. They
 * are written in small letters, as they stand in the sentence. A new language does not compile without them.
 */
export type SafetyWords = Readonly<
  Record<string, Readonly<Record<Tag, string>>>
>
