import { grammarOf } from '../../src/messages/Grammar'
import type { Messages } from '../../src/messages/Messages'
import { languages } from '../../src/messages/otherLanguages'

/** Every language besides English, by its tag. */
export const translations: Readonly<Record<string, Messages>> =
  Object.fromEntries(
    await Promise.all(
      Object.entries(languages).map(async ([tag, fetch]) => {
        const { messages } = await fetch()
        return [tag, messages(grammarOf(tag))] as const
      }),
    ),
  )
