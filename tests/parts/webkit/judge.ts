import type { Facts } from './askPage'

/** A text as Playwright's matchers ask for it. */
type Expected = {
  readonly string?: string
  readonly regexSource?: string
  readonly regexFlags?: string
  readonly matchSubstring?: boolean
  readonly normalizeWhiteSpace?: boolean
  readonly ignoreCase?: boolean
}

/** What Playwright's matchers ask a locator. */
export type Question = {
  readonly isNot: boolean
  /** In milliseconds. */
  readonly timeout: number
  readonly expectedText?: readonly Expected[]
  readonly expectedNumber?: number
  /** Name of an attribute or a style. */
  readonly expressionArg?: string
}

type Answer = { readonly matches: boolean; readonly value: unknown }

/**
 * Answers one of Playwright's matchers from the facts of a page. Pure.
 * @throws Error when none of our tests has asked this before
 */
export function judge(
  expression: string,
  { expectedText = [], expectedNumber }: Question,
  { texts, first }: Facts,
): Answer {
  const [wanted] = expectedText
  const saying = (value: string | null | undefined): Answer => ({
    matches: typeof value === 'string' && !!wanted && fits(value, wanted),
    value,
  })
  const being = (matches: boolean | undefined, otherwise: string): Answer => ({
    matches: matches === true,
    value: first ? otherwise : 'not found',
  })
  switch (expression) {
    case 'to.be.attached':
      return being(first !== undefined, '')
    case 'to.be.visible':
      return being(first?.isShown, 'hidden')
    case 'to.be.hidden':
      return { matches: !first?.isShown, value: 'visible' }
    case 'to.be.enabled':
      return being(first?.isEnabled, 'disabled')
    case 'to.be.disabled':
      return being(first && !first.isEnabled, 'enabled')
    case 'to.be.focused':
      return being(first?.isFocused, 'not focused')
    case 'to.be.checked':
      return being(first?.isChecked, 'not checked')
    case 'to.have.count':
      return { matches: texts.length === expectedNumber, value: texts.length }
    case 'to.have.text':
      return saying(texts[0])
    case 'to.have.text.array':
    case 'to.contain.text.array':
      return {
        matches:
          texts.length === expectedText.length &&
          expectedText.every((each, at) => fits(texts[at] ?? '', each)),
        value: texts,
      }
    case 'to.have.attribute':
      return being(typeof first?.attribute === 'string', 'not there')
    case 'to.have.attribute.value':
      return saying(first?.attribute)
    case 'to.have.css':
      return saying(first?.style)
    case 'to.have.value':
      return saying(first?.value)
    case 'to.have.accessible.name':
      return saying(first?.name)
    case 'to.have.accessible.description':
      return saying(first?.description)
    default:
      throw new Error(`Nobody has taught us "${expression}" in WebKit yet.`)
  }
}

function fits(text: string, wanted: Expected): boolean {
  const { regexSource, regexFlags, normalizeWhiteSpace, ignoreCase } = wanted
  if (regexSource !== undefined)
    return new RegExp(regexSource, regexFlags).test(text)
  const tidy = (one: string) => {
    const spaced = normalizeWhiteSpace
      ? one.replaceAll(/\s+/g, ' ').trim()
      : one
    return ignoreCase ? spaced.toLowerCase() : spaced
  }
  const [said, asked] = [tidy(text), tidy(wanted.string ?? '')]
  return wanted.matchSubstring ? said.includes(asked) : said === asked
}
