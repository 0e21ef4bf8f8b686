import { nameOf, textOf } from './words'

/** What a text has to contain or, where exact, to be. */
export type Wanted =
  | { readonly text: string; readonly exact?: boolean | undefined }
  | { readonly source: string; readonly flags: string }

/** What Playwright's options say of a text. */
export function wantedOf(words: string | RegExp, exact?: boolean): Wanted {
  if (typeof words === 'string') return { text: words, exact }
  return { source: words.source, flags: words.flags }
}

/** One step from the document to the elements that a locator means. */
export type Step =
  | { readonly by: 'css'; readonly selector: string }
  | { readonly by: 'text' | 'label' | 'filter'; readonly wanted: Wanted }
  | {
      readonly by: 'role'
      readonly role: string
      readonly wanted?: Wanted | undefined
    }
  | { readonly by: 'has'; readonly steps: readonly Step[] }
  | { readonly by: 'nth'; readonly index: number }

type Elements = readonly Element[]

/** The elements that these steps lead to. As Playwright's locators do, they look through shadow roots. */
export function findElements(
  steps: readonly Step[],
  from: Elements = [document.documentElement],
): Elements {
  return steps.reduce(take, from)
}

function take(from: Elements, step: Step): Elements {
  switch (step.by) {
    case 'css':
      return inside(from, step.selector)
    case 'role':
      return inside(from, roles[step.role] ?? `[role=${step.role}]`)
        .filter(isShown)
        .filter((each) => !step.wanted || says(nameOf(each), step.wanted))
    case 'label':
      return inside(from, 'input, select, textarea').filter((each) =>
        says(nameOf(each), step.wanted),
      )
    case 'text': {
      const all = inside(from, '*').filter((each) =>
        says(textOf(each), step.wanted),
      )
      // The innermost ones say it.
      return all.filter((each) =>
        inside([each], '*').every((one) => !all.includes(one)),
      )
    }
    case 'filter':
      return from.filter((each) => says(textOf(each), step.wanted))
    case 'has':
      return from.filter((each) => {
        const wanted = new Set(findElements(step.steps))
        return inside([each], '*').some((one) => wanted.has(one))
      })
    case 'nth':
      return from.slice(
        step.index,
        step.index === -1 ? undefined : step.index + 1,
      )
  }
}

function inside(from: Elements, selector: string): Elements {
  if (selector.startsWith('+'))
    return from
      .map((each) => each.nextElementSibling)
      .filter((each) => each !== null)
      .filter((each) => each.matches(selector.slice(1)))
  const found = from
    .flatMap(rootsIn)
    .flatMap((root) => [...root.querySelectorAll(selector)])
  return [...new Set(found)]
}

/** An element, and each shadow root in it. */
function rootsIn(element: Element): readonly ParentNode[] {
  const roots: ParentNode[] = [element]
  for (const root of roots) {
    const all = [...root.querySelectorAll('*')]
    if (root === element) all.unshift(element)
    roots.push(...all.flatMap(({ shadowRoot }) => shadowRoot ?? []))
  }
  return roots
}

export function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  const { visibility } = getComputedStyle(element)
  const hasArea = width > 0 && height > 0
  return hasArea && visibility === 'visible' && element.checkVisibility()
}

function says(said: string, wanted: Wanted): boolean {
  if ('source' in wanted)
    return new RegExp(wanted.source, wanted.flags).test(said)
  const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
  const text = tidy(wanted.text)
  return wanted.exact
    ? tidy(said) === text
    : tidy(said).toLowerCase().includes(text.toLowerCase())
}

/** The elements that have a role without saying so. */
const roles: Readonly<Record<string, string>> = {
  button: 'button, [role=button]',
  checkbox: 'input[type=checkbox]',
  dialog: 'dialog, [role=dialog]',
  heading: 'h1, h2, h3, h4, h5, h6',
  link: 'a[href]',
  listitem: 'li',
  region: 'section[aria-label], section[aria-labelledby], [role=region]',
  searchbox: 'input[type=search]',
  status: 'output, [role=status]',
  term: 'dt',
  textbox: 'input:not([type]), input[type=text], textarea',
}
