import { accentProperties, hostProperty, inBoth } from './customProperties'
import { dark, light } from './palettes'

/** All colours for light and dark themes. The host's values take precedence, unless `checkLook` has rejected them. */
const colors = [
  ...inBoth(light, dark).map(
    ([name, value]) => `--wd-${name}:var(${hostProperty(name)},${value})`,
  ),
  ...Object.entries(accentProperties()).map((pair) => pair.join(':')),
].join(';')

/**
 * Base rules of every shadow root. The rules for the host element are `!important`, because the page's rules would
 * override normal ones there. Among important rules, those of the shadow root win.
 */
const baseRules = [
  `:host{all:initial!important;zoom:var(--wd-zoom,1)!important;display:inline-block!important;vertical-align:middle!important;max-width:100%!important;color-scheme:var(--wd-scheme)!important;--wd-radius:var(--walletdock-radius,12px);${colors};font:400 16px/20px var(--wd-font)!important;-webkit-text-size-adjust:100%!important;-webkit-tap-highlight-color:transparent!important;color:var(--wd-text)!important;text-wrap:pretty!important}`,
  // Korean wraps between words, but browsers wrap between any two syllables.
  ':host(:lang(ko)){word-break:keep-all!important;overflow-wrap:break-word!important}',
  ':host([hidden]){display:none!important}',
  '*,::before,::after{box-sizing:border-box}',
  'button{all:unset;box-sizing:border-box;cursor:pointer}',
  'h1,h2,p,ul{margin:0;padding:0;font:inherit;list-style:none}',
  ':focus-visible{outline:2px solid var(--wd-accentEdge);outline-offset:2px}',
].join('')

/** The style sheet of the product. Constructed style sheets are not subject to `style-src`. */
const sheet = new CSSStyleSheet()
sheet.replaceSync(baseRules)

/** Adds the rules of a styles file. The build calls this. */
export function addRules(rules: readonly string[]): void {
  for (const rule of rules)
    try {
      sheet.insertRule(rule, sheet.cssRules.length)
    } catch {
      // An older browser does not support the rule. Walletdock looks less good there, but works.
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
