import type { ReactNode } from 'react'
import { english } from '../../src/data/messages/english'
import type { Messages } from '../../src/data/messages/Messages'
import type { DialogProps } from '../../src/ui/dialog/Dialog'
import { type Choices, choices } from '../fixtures/gallery/choices'
import { type Mix, mixOf } from '../fixtures/gallery/mixes'
import { translations } from '../fixtures/states/languages'

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

let pen: CanvasRenderingContext2D | null = null

function widthOf(text: string): number {
  pen ??= document.createElement('canvas').getContext('2d')
  if (!pen) throw new Error('This browser has no canvas.')
  pen.font = '16px "DejaVu Sans"'
  return pen.measureText(text).width
}

const lengths: Readonly<Record<Mix['longest'], (text: string) => number>> = {
  text: widthOf,
  word: (text) => Math.max(...text.split(/[\s-]+/).map(widthOf)),
  letters: (text) =>
    [...new Intl.Segmenter().segment(text)].reduce(
      (sum, { segment }) => sum + (isWide.test(segment) ? 2 : 1),
      0,
    ),
}

const isWide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** Returns the texts of several languages as one: each text in the language in which it is the longest. */
function mixWords<Words>(
  [first, ...others]: readonly [Words, ...Words[]],
  longest: Mix['longest'],
): Words {
  if (others.length === 0) return first
  // A mix has the shape of each of its parts.
  return mix([first, ...others], lengths[longest]) as Words
}

function mix(
  all: readonly unknown[],
  lengthOf: (text: string) => number,
): unknown {
  const [first] = all
  if (typeof first === 'string')
    return all
      .filter((text) => typeof text === 'string')
      .reduce((one, other) => (lengthOf(other) > lengthOf(one) ? other : one))
  if (typeof first === 'function')
    return (...values: unknown[]) =>
      mix(
        all.map((text) => typeof text === 'function' && text(...values)),
        lengthOf,
      )
  if (Array.isArray(first))
    return first.map((_, at) => mix(partsOf(all, String(at)), lengthOf))
  if (typeof first !== 'object' || !first) return first
  return Object.fromEntries(
    Object.entries(first).map(([key, own]) => [
      key,
      key === 'locale' || key === 'dir'
        ? own
        : mix(partsOf(all, key), lengthOf),
    ]),
  )
}

const partsOf = (all: readonly unknown[], key: string) =>
  all.map((each): unknown =>
    typeof each === 'object' && each ? Reflect.get(each, key) : undefined,
  )

/** A dialog in one state, or `undefined` if a layout does not have it. */
export type Picture = {
  readonly dialog: DialogProps['name']
  readonly draw: (scene: Scene) => ReactNode
  /** @default every layout */
  readonly layouts?: readonly Scene['layout'][]
  /** The dialog's layout in a scene. @default the scene's */
  readonly layoutIn?: (layout: Scene['layout']) => Scene['layout']
}

export type Pictures = Readonly<Record<string, Picture>>

/** Handler for pictures, which have no actions. */
export const nothing = () => undefined
