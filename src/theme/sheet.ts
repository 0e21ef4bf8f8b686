import { baseRules } from './baseRules'

/** The one sheet of the product. Constructed, so `style-src` has no say in it. */
const sheet = new CSSStyleSheet()
sheet.replaceSync(baseRules)

/** Adds the rules of a styles file, which the build has written out. */
export function addRules(rules: readonly string[]): void {
  for (const rule of rules) {
    if (insert(rule)) continue
    // A browser drops a whole group for one selector that it does not know: the others count one by one.
    const body = rule.indexOf('{')
    for (const selector of rule.slice(0, body).split(commas))
      insert(selector + rule.slice(body))
  }
}

/** Commas outside of brackets. */
const commas = /,(?![^([]*[)\]])/

/** @returns false when this browser does not know the rule */
function insert(rule: string): boolean {
  try {
    sheet.insertRule(rule, sheet.cssRules.length)
    return true
  } catch {
    // It looks less good there, and works.
    return false
  }
}

/** Dresses a shadow root in the product's sheet. Doing it twice changes nothing. */
export function adopt(root: ShadowRoot): void {
  if (root.adoptedStyleSheets.includes(sheet)) return
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}
