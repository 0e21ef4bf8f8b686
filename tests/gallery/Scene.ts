import { english } from '../../src/data/messages/english'
import type { Messages } from '../../src/data/messages/Messages'
import { type Choices, choices } from '../fixtures/gallery/choices'
import { mixOf } from '../fixtures/gallery/mixes'
import { translations } from '../fixtures/states/languages'
import { mixWords } from './mixWords'

/** Theme, layout and language in which a state is shown. */
export type Scene = Choices & {
  readonly messages: Messages
  /** Returns texts that are not among the messages, from the function that has them by language. */
  readonly wordsOf: <Words>(wordsIn: (language: string) => Words) => Words
}

/** Returns the scene in a URL's query. */
export function readScene(query: URLSearchParams): Scene {
  const language = query.get('language') ?? choices.language[0]
  const wordsOf = <Words>(wordsIn: (language: string) => Words) => {
    const { languages, longest } = mixOf(language)
    const [first, ...others] = languages
    return mixWords([wordsIn(first), ...others.map(wordsIn)], longest)
  }
  return {
    layout: pick(choices.layout, query.get('layout')),
    theme: pick(choices.theme, query.get('theme') ?? systemTheme()),
    language,
    messages: wordsOf((tag) => translations[tag] ?? english),
    wordsOf,
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
