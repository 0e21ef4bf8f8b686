import { baseRules } from './baseRules'

/** The style sheet of the product. Constructed style sheets are not subject to `style-src`. */
const sheet = new CSSStyleSheet()
sheet.replaceSync(baseRules)

/** Adds the rules of a styles file. The build calls this. */
export function addRules(rules: readonly string[]): void {
  for (const rule of rules) {
    if (insert(rule)) continue
    // If a browser does not support one selector of a list, it drops the whole rule. Insert the selectors one by one.
    const body = rule.indexOf('{')
    for (const selector of rule.slice(0, body).split(commas))
      insert(selector + rule.slice(body))
  }
}

/** Commas outside brackets. */
const commas = /,(?![^([]*[)\]])/

/** @returns false if this browser does not support the rule */
function insert(rule: string): boolean {
  try {
    sheet.insertRule(rule, sheet.cssRules.length)
    return true
  } catch {
    // Without this rule, Walletdock looks less good but works.
    return false
  }
}

/** Adds the style sheet to a shadow root, below all others. Does nothing if the root has it already. */
export function adopt(root: ShadowRoot): void {
  if (root.adoptedStyleSheets.includes(sheet)) return
  root.adoptedStyleSheets = [sheet, ...root.adoptedStyleSheets]
}

/**
 * Removes the style sheet from a shadow root that leaves the page. WebKit 2.50 crashes the page if it garbage-collects
 * the root's element before the root, and a rule is added in between.
 */
export function abandon(root: ShadowRoot): void {
  root.adoptedStyleSheets = root.adoptedStyleSheets.filter(
    (one) => one !== sheet,
  )
}
