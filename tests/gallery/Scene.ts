import { arabic } from '../../src/messages/ar/arabic'
import { buttonMessages } from '../../src/messages/button'
import { dialogMessages } from '../../src/messages/dialogs'
import type { Messages } from '../../src/messages/Messages'
import { noticeMessages } from '../../src/messages/notice'
import { shellMessages } from '../../src/messages/shell'
import { type Choices, choices } from './choices'

/** How one state is shown. */
export type Scene = Choices & { readonly messages: Messages }

const languages: Readonly<Record<Choices['language'], Messages>> = {
  en: {
    button: buttonMessages,
    dialogs: dialogMessages,
    notice: noticeMessages,
    shell: shellMessages,
  },
  ar: arabic('ar'),
}

/** The scene that an address asks for. */
export function readScene(query: URLSearchParams): Scene {
  const language = pick(choices.language, query.get('language'))
  return {
    layout: pick(choices.layout, query.get('layout')),
    theme: pick(choices.theme, query.get('theme')),
    language,
    messages: languages[language],
  }
}

function pick<Option extends string>(
  options: readonly [Option, ...Option[]],
  wanted: string | null,
): Option {
  return options.find((one) => one === wanted) ?? options[0]
}
