import { english } from '../../src/data/messages/english'
import type { Messages } from '../../src/data/messages/Messages'
import { type Choices, choices } from '../fixtures/gallery/choices'
import { mixOf } from '../fixtures/gallery/mixes'
import { translations } from '../fixtures/states/languages'
import { mixWords } from './mixWords'

/** Theme, layout and language in which a state is shown. */
export type Scene = Choices & {
  readonly messages: Messages
}

/** Returns the scene in a URL's query. */
export function readScene(query: URLSearchParams): Scene {
  const language = query.get('language') ?? choices.language[0]
  const { languages, longest } = mixOf(language)
  const [first, ...others] = languages
  const wordsIn = (tag: string) => translations[tag] ?? english
  return {
    layout: pick(choices.layout, query.get('layout')),
    theme: pick(choices.theme, query.get('theme') ?? systemTheme()),
    language,
    messages: mixWords([wordsIn(first), ...others.map(wordsIn)], longest),
  }
}

const systemTheme = () =>
  matchMedia('(prefers-color-scheme:dark)').matches ? 'dark' : 'light'

function pick<Option extends string>(
  options: readonly [Option, ...Option[]],
  stateName: string | null,
): Option {
  return options.find((one) => one === stateName) ?? options[0]
}
