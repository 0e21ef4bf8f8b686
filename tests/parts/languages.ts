import { buttonMessages } from '../../src/messages/button'
import { dialogMessages } from '../../src/messages/dialogs'
import { grammarOf } from '../../src/messages/Grammar'
import type { Messages } from '../../src/messages/Messages'
import { noticeMessages } from '../../src/messages/notice'
import { languages } from '../../src/messages/otherLanguages'
import { shellMessages } from '../../src/messages/shell'

export const english: Messages = {
  button: buttonMessages,
  dialogs: dialogMessages,
  notice: noticeMessages,
  shell: shellMessages,
}

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
