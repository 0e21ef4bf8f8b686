import { type Accent, deriveAccent } from './accent'
import { parseColor, type Rgb } from './contrast'
import { dark, defaultAccent, light, type Palette } from './palettes'

const ours: Rgb = parseColor(defaultAccent) ?? [0, 0, 0]

/** The accent colours of a host's or our own accent on a theme's surface. */
export function accentOn(palette: Palette, color: Rgb = ours): Accent {
  return deriveAccent(color, parseColor(palette.surface) ?? ours)
}

/** Custom properties of one theme; a host's accent arrives in `--wd-accent-light` and `--wd-accent-dark` and so on. */
function theme(palette: Palette, scheme: 'light' | 'dark', rest: string) {
  const fixed = Object.entries(palette).map(
    ([name, value]) => `--wd-${name}:${value};`,
  )
  return `{color-scheme:${scheme}!important;${fixed.join('')}${accents(palette, scheme)}${rest}}`
}

function accents(palette: Palette, scheme: 'light' | 'dark') {
  const each = Object.entries(accentOn(palette)).map(
    ([name, value]) => `--wd-${name}:var(--wd-${name}-${scheme},${value});`,
  )
  return each.join('')
}

const night = theme(
  dark,
  'dark',
  '--wd-backdrop:rgb(8 7 6/.6);--wd-rim:#3a362f;--wd-shadow:0 16px 48px rgb(0 0 0/.5)',
)
const day = theme(
  light,
  'light',
  '--wd-backdrop:rgb(43 36 26/.32);--wd-rim:transparent;--wd-shadow:0 0 0 1px rgb(43 36 26/.05),0 16px 48px rgb(43 36 26/.2)',
)

/**
 * What every shadow root starts from. Important on the host element, because there the page's
 * rules would win: among important ones, the shadow's do.
 */
export const baseRules = [
  ':host{all:initial!important;display:inline-block!important;vertical-align:middle!important;max-width:100%!important;--wd-font:var(--walletdock-font,-apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif);--wd-radius:var(--walletdock-radius,12px);font:500 16px/20px var(--wd-font)!important;-webkit-text-size-adjust:100%!important;-webkit-tap-highlight-color:transparent!important;color:var(--wd-text)!important}',
  ':host([hidden]){display:none!important}',
  `:host${day}`,
  `@media(prefers-color-scheme:dark){:host([data-theme=auto])${night}}`,
  `:host([data-theme=dark])${night}`,
  // What has an accent of its own, such as a wallet's page.
  `[data-accent]{${accents(light, 'light')}}`,
  `@media(prefers-color-scheme:dark){:host([data-theme=auto]) [data-accent]{${accents(dark, 'dark')}}}`,
  `:host([data-theme=dark]) [data-accent]{${accents(dark, 'dark')}}`,
  '*,::before,::after{box-sizing:border-box}',
  'button{all:unset;box-sizing:border-box;cursor:pointer}',
  'h1,h2,p,ul{margin:0;padding:0;font:inherit;list-style:none}',
  ':focus-visible{outline:2px solid var(--wd-accentEdge);outline-offset:2px}',
  'h1:focus-visible{outline:0}',
].join('')
