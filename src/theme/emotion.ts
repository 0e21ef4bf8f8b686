import createEmotion from '@emotion/css/create-instance'
import { baseRules } from './baseRules'

/** The one sheet of the product. Constructed, so `style-src` has no say in it. */
const sheet = new CSSStyleSheet()
sheet.replaceSync(baseRules)

// No prefixer: what we write is what the browsers we support understand.
const emotion = createEmotion({ key: 'wd', stylisPlugins: [] })
emotion.cache.sheet.insert = (rule) => {
  if (insert(rule)) return
  // A browser drops a whole group for one selector that it does not know: the others count one by one.
  const body = rule.indexOf('{')
  for (const selector of rule.slice(0, body).split(commas))
    insert(selector + rule.slice(body))
}

/** Commas outside of brackets. */
const commas = /,(?![^([]*[)\]])/

/** @returns false when this browser does not know the rule */
function insert(rule: string): boolean {
  try {
    sheet.insertRule(rule, sheet.cssRules.length)
    return true
  } catch {
    // Looks less well there, and works: nobody can do more about it.
    return false
  }
}

/** Class names for style objects; the rules go into the one sheet. */
export const css = emotion.css
export const cx = emotion.cx
export const keyframes = emotion.keyframes

/** Dresses a shadow root in the product's sheet. Doing it twice changes nothing. */
export function adopt(root: ShadowRoot): void {
  if (root.adoptedStyleSheets.includes(sheet)) return
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}
