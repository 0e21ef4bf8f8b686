import { english } from '../../src/messages/english'
import type { Messages } from '../../src/messages/Messages'
import { type Choices, choices } from '../fixtures/gallery/choices'
import { translations } from '../fixtures/states/languages'

/** Theme, layout and language in which a state is shown. */
export type Scene = Choices & { readonly messages: Messages }

/** Returns the scene in a URL's query. */
export function readScene(query: URLSearchParams): Scene {
  const language = query.get('language') ?? choices.language[0]
  return {
    layout: pick(choices.layout, query.get('layout')),
    theme: pick(choices.theme, query.get('theme')),
    language,
    messages: translations[language] ?? english,
  }
}

function pick<Option extends string>(
  options: readonly [Option, ...Option[]],
  stateName: string | null,
): Option {
  return options.find((one) => one === stateName) ?? options[0]
}
