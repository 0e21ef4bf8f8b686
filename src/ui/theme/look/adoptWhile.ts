const sheets = new Map<string, CSSStyleSheet>()

/** Adds rules to a shadow root, or removes them. */
export function adoptWhile(
  isWanted: boolean,
  rules: string,
  root: ShadowRoot | null,
): void {
  let sheet = sheets.get(rules)
  if (!root || (!isWanted && !sheet)) return
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    sheets.set(rules, sheet)
  }
  const others = root.adoptedStyleSheets.filter((one) => one !== sheet)
  root.adoptedStyleSheets = isWanted ? [...others, sheet] : others
}
