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
export const baseRules = [
  `:host{all:initial!important;zoom:var(--wd-zoom,1)!important;display:inline-block!important;vertical-align:middle!important;max-width:100%!important;color-scheme:var(--wd-scheme)!important;--wd-radius:var(--walletdock-radius,12px);${colors};font:400 16px/20px var(--wd-font)!important;-webkit-text-size-adjust:100%!important;-webkit-tap-highlight-color:transparent!important;color:var(--wd-text)!important;text-wrap:pretty!important}`,
  // Korean wraps between words, but browsers wrap between any two syllables.
  ':host(:lang(ko)){word-break:keep-all!important;overflow-wrap:break-word!important}',
  ':host([hidden]){display:none!important}',
  '*,::before,::after{box-sizing:border-box}',
  'button{all:unset;box-sizing:border-box;cursor:pointer}',
  'h1,h2,p,ul{margin:0;padding:0;font:inherit;list-style:none}',
  ':focus-visible{outline:2px solid var(--wd-accentEdge);outline-offset:2px}',
].join('')
